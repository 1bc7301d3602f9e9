import { readTab, writeTab } from '@platform/flows';

/**
 * When cookies are not exchanged for a session by themselves: for a minute after the services ended
 * one, since the next would be refused as well, and after a sign-out, of which the
 * service may not have heard (S19). Whoever begins to sign in ends it.
 */
const key = 'fa_bounce';
const quietMs = 60_000;
const signedOut = 'signedOut';

/** Remembers that the services ended the session. */
export const markBounce = (now: number): void => void writeTab(key, String(now));

/** Remembers that the person signed out, in this tab or another. */
export const markSignedOut = (): void => void writeTab(key, signedOut);

/** Forgets both: a person signs in, or is signed in. */
export const forgetBounce = (): void => void writeTab(key, null);

/** Whether a start may take up the session of a cookie. A clock set back counts as long ago. */
export function mayTakeUpCookie(now: number): boolean {
  const mark = readTab(key);
  const passed = now - Number(mark ?? 0);
  return mark !== signedOut && !(passed >= 0 && passed < quietMs);
}
