/**
 * One automatic trip to /auth in a minute (reliability S09): after a session was refused, cookies
 * are not exchanged for a new one by themselves, since that one would be refused as well.
 */
const key = 'fa_bounce';
const quietMs = 60_000;

/** Remembers that the session was ended by the services. */
export function markBounce(now: number): void {
  try {
    sessionStorage.setItem(key, String(now));
  } catch {
    return;
  }
}

/** Whether the last such end is less than a minute ago. A clock set back counts as long ago. */
export function hasJustBounced(now: number): boolean {
  try {
    const passed = now - Number(sessionStorage.getItem(key) ?? 0);
    return passed >= 0 && passed < quietMs;
  } catch {
    return false;
  }
}
