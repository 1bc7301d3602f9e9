import { readTab, writeTab } from '@platform/flows';

/**
 * Blocks the automatic exchange of cookies: for a minute after the services ended a session, and
 * after a sign-out, which the service may not have received (S19).
 */
const key = 'fa_bounce';
const quietMs = 60_000;
const signedOut = 'signedOut';

export const markSessionEnded = (now: number): void => void writeTab(key, String(now));

export const markSignedOut = (): void => void writeTab(key, signedOut);

/** Removes both marks when a user signs in. */
export const clearCookieRestoreGuard = (): void => void writeTab(key, null);

/** True if a cookie may be exchanged at start. A clock that was set back counts as elapsed. */
export function mayRestoreFromCookie(now: number): boolean {
  const mark = readTab(key);
  const passed = now - Number(mark ?? 0);
  return mark !== signedOut && !(passed >= 0 && passed < quietMs);
}
