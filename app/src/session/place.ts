import { ownPath } from '@platform/api';
import { readTabJson, writeTab } from '@platform/flows';

/*
 * Where somebody was when the services ended their session: kept in this tab, for that person alone,
 * until they go back there, say no, or sign out by hand.
 */
const key = 'fa_place';
const channelName = 'fa_signed_out';
/** The end of a session in all tabs and the word that it was by hand come in any order. */
const togetherMs = 2000;

interface Place {
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
  writeTab(key, JSON.stringify({ userId, href: pathname + search + hash } satisfies Place));
}

/** The path that is kept for a person; null where there is none, or none of our own origin (O11). */
export function placeOf(userId: string, origin: string): string | null {
  const place = readTabJson(key) as Partial<Place> | null;
  return place?.userId === userId ? ownPath(place.href, origin) : null;
}

export const forgetPlace = (): void => void writeTab(key, null);

/** Forgets the place, here and in the other tabs: a person signs out by hand. */
export function forgetPlaces(): void {
  forgetPlace();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(null);
  channel.close();
}

/** Forgets the place of this tab, too, where a person signs out by hand in another. */
export function watchSignOuts(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => {
    byHandAt = performance.now();
    forgetPlace();
  });
}
