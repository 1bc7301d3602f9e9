import type { Api } from '@platform/api';
import { userAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';
import { restore } from './startSession.ts';
import type { SessionPage } from './startSession.ts';

/** Verifies the session of a page from the back/forward cache. The page stays hidden until then. */
export function recheckOnPageRestore(api: Api, store: SessionStore, page: SessionPage): void {
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
