import { writeTab } from '@platform/flows';

/*
 * Where somebody was when the services ended their session: kept in this tab, for that person alone,
 * until they go back there, say no, or sign out by hand.
 */
/** The key of this tab. */
export const placeKey = 'fa_place';
/** The end of a session in all tabs and the word that it was by hand come in any order. */
const togetherMs = 2000;

export interface Place {
  userId: string;
  /** Path, query and hash. */
  href: string;
}

let byHandAt = -Infinity;

/** Remembers the page of this tab for a person whose session has ended under it. */
export function keepPlace(userId: string | undefined, { pathname, search, hash }: Location): void {
  const isByHand = performance.now() - byHandAt < togetherMs;
  const isPublic = /^\/((auth|invite)(\/|$)|$)/.test(pathname);
  if (userId === undefined || isPublic || isByHand) return;
  writeTab(placeKey, JSON.stringify({ userId, href: pathname + search + hash } satisfies Place));
}

export const forgetPlace = (): void => void writeTab(placeKey, null);

/** Forgets the place of this tab, also one that is told of later: the person signed out in another. */
export function forgetPlaceByHand(): void {
  byHandAt = performance.now();
  forgetPlace();
}
