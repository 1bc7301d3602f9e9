import { ownPath } from '@platform/api';
import { readTabJson } from '@platform/flows';
import { lastLocationKey } from './lastLocation.ts';
import type { LastLocation } from './lastLocation.ts';

/** Stored path of a user; null if missing, or not on our own origin (O11). */
export function lastLocationOf(userId: string, origin: string): string | null {
  const place = readTabJson(lastLocationKey) as Partial<LastLocation> | null;
  return place?.userId === userId ? ownPath(place.href, origin) : null;
}
