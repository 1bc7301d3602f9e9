import type { Api } from '@platform/api';

/* Full page navigations. A pending refresh is awaited for at most 3 s: its response would be lost
   with the page, and its token would then count as stolen. */

/**
 * Sends the browser to an address outside the router.
 *
 * @param url a validated address, or a path of our own
 * @param isWanted checked again after the wait: the page may have been left (L04)
 */
export async function leaveTo(
  { refresher }: Api,
  url: string,
  isWanted: () => boolean = () => true,
): Promise<void> {
  await refresher.settled();
  if (isWanted()) window.location.assign(url);
}

export async function reloadPage({ refresher }: Api): Promise<void> {
  await refresher.settled();
  window.location.reload();
}
