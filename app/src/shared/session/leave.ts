import type { Api } from '@platform/api';

/*
 * Hard navigations. A refresh under way is waited for, at most 3 s: its answer would be lost with
 * the page and its token counted as stolen (reliability S16).
 */

/**
 * Sends the browser to an address of which the router knows nothing.
 *
 * @param url an address that has passed the URL gate, or a path of our own
 * @param isWanted asked once more after the wait: the page that wanted it may be left by then (L04)
 */
export async function leaveTo(
  { refresher }: Api,
  url: string,
  isWanted: () => boolean = () => true,
): Promise<void> {
  await refresher.settled();
  if (isWanted()) window.location.assign(url);
}

/** Loads the page anew. */
export async function reloadPage({ refresher }: Api): Promise<void> {
  await refresher.settled();
  window.location.reload();
}
