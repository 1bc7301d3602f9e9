import type { Api } from '@platform/api';

/**
 * Sends the browser to an address outside the app. A refresh under way is waited for, at most 3 s:
 * its answer would be lost with the page and its token counted as stolen (reliability S16).
 *
 * @param url an address that has passed the URL gate
 */
export async function leaveTo(api: Api, url: string): Promise<void> {
  await api.refresher.settled();
  window.location.assign(url);
}
