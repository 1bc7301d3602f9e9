import { ownPath } from '@platform/api';
import { readTabJson } from '@platform/flows';
import { placeKey } from './place.ts';
import type { Place } from './place.ts';

/** Stored path of a user; null if missing, or not on our own origin (O11). */
export function placeOf(userId: string, origin: string): string | null {
  const place = readTabJson(placeKey) as Partial<Place> | null;
  return place?.userId === userId ? ownPath(place.href, origin) : null;
}
