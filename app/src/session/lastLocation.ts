import { writeTab } from '@platform/flows';

/* URL at which the services ended a session: kept in this tab for that user only. */
export const lastLocationKey = 'fa_place';
/** The end of the session and the sign-out message from another tab arrive in any order. */
const togetherMs = 2000;

export interface LastLocation {
  userId: string;
  href: string;
}

let byHandAt = -Infinity;

export function keepLastLocation(
  userId: string | undefined,
  { pathname, search, hash }: Location,
): void {
  const isByHand = performance.now() - byHandAt < togetherMs;
  const isPublic = /^\/((auth|invite)(\/|$)|$)/.test(pathname);
  if (userId === undefined || isPublic || isByHand) return;
  writeTab(
    lastLocationKey,
    JSON.stringify({ userId, href: pathname + search + hash } satisfies LastLocation),
  );
}

export const forgetLastLocation = (): void => void writeTab(lastLocationKey, null);

/** Removes this tab's URL, also one stored later: the user signed out in another tab. */
export function clearLastLocation(): void {
  byHandAt = performance.now();
  forgetLastLocation();
}
