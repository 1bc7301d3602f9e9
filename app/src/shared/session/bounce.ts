/**
 * When cookies are not exchanged for a session by themselves: for a minute after the services ended
 * one, since the next would be refused as well (reliability S09), and after a sign-out, of which the
 * service may not have heard (S19). Whoever begins to sign in ends it.
 */
const key = 'fa_bounce';
const quietMs = 60_000;
const signedOut = 'signedOut';

/** Remembers that the services ended the session. */
export const markBounce = (now: number): void => write(String(now));

/** Remembers that the person signed out, in this tab or another. */
export const markSignedOut = (): void => write(signedOut);

/** Forgets both: a person signs in, or is signed in. */
export const forgetBounce = (): void => write(null);

/** Whether a start may take up the session of a cookie. A clock set back counts as long ago. */
export function mayTakeUpCookie(now: number): boolean {
  try {
    const mark = sessionStorage.getItem(key);
    const passed = now - Number(mark ?? 0);
    return mark !== signedOut && !(passed >= 0 && passed < quietMs);
  } catch {
    return true;
  }
}

function write(mark: string | null): void {
  try {
    if (mark === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, mark);
  } catch {
    return;
  }
}
