import type { Api } from '@platform/api';
import { userAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';
import { restore } from './startSession.ts';
import type { SessionPage } from './startSession.ts';

/**
 * Checks the session of a page that comes back out of the back/forward cache before any of it is
 * seen: somebody may have signed out, or somebody else in, since it was left. The
 * page is shown again once it is known whose it is; another person's is reloaded.
 */
export function watchReturn(api: Api, store: SessionStore, page: SessionPage): void {
  const { style } = document.documentElement;

  async function check(): Promise<void> {
    const userId = store.get(userAtom)?.id;
    style.visibility = 'hidden';
    api.store.sync();
    if (store.get(userAtom)) await restore(api, store);
    const nowId = store.get(userAtom)?.id;
    if (userId !== undefined && nowId !== undefined && nowId !== userId) return page.reload();
    style.visibility = '';
  }

  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void check();
  });
}
