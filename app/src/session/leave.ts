import type { Api } from '@platform/api';

/*
 * Hard navigations. A refresh under way is waited for, at most 3 s: its answer would be lost with
 * the page and its token counted as stolen.
 */

/**
 * Sends the browser to an address of which the router knows nothing.
 *
 * @param url an address that is safe to follow, or a path of our own
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

/** Reloads the page. */
export async function reloadPage({ refresher }: Api): Promise<void> {
  await refresher.settled();
  window.location.reload();
}
