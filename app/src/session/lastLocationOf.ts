import { ownPath } from '@platform/api';
import { readTabJson } from '@platform/flows';
import { lastLocationKey } from './lastLocation.ts';
import type { LastLocation } from './lastLocation.ts';

/** Stored path of a user; null if missing, or not on our own origin (O11). */
export function lastLocationOf(userId: string, origin: string): string | null {
  const stored = readTabJson(lastLocationKey) as Partial<LastLocation> | null;
  return stored?.userId === userId ? ownPath(stored.href, origin) : null;
}
