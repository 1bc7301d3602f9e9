import type { Api } from '@platform/api';

/* A pending refresh is awaited: its response would be lost and its token count as stolen. */

/**
 * Sends the browser to a validated URL outside the router. `isWanted` is checked again after
 * the wait: the page may have been left (L04).
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
