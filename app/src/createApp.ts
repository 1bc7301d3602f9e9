import type { Api, Config, Environment } from '@platform/api';
import { createBrowserRouter } from 'react-router';
import { prefetchThrough } from './shared/links/PrefetchContext.ts';
import type { Prefetch } from './shared/links/PrefetchContext.ts';
import { leaveTo, reloadPage } from './shared/session/leave.ts';
import { connectSession, startSession } from './shared/session/startSession.ts';
import type { SessionStore } from './shared/session/sessionAtoms.ts';
import { watchReturn } from './shared/session/watchReturn.ts';
import { createStore } from './shared/state/index.ts';
import { routes } from './routes.tsx';

/** Everything the app stands on, made once per page. */
export interface AppParts {
  api: Api;
  store: SessionStore;
  router: ReturnType<typeof createBrowserRouter>;
  prefetch: Prefetch;
}

/**
 * Makes the app's parts: the client, the session, which is known when this resolves, and the
 * router, which starts at once.
 */
export async function createApp(config: Config, environment: Environment): Promise<AppParts> {
  const store = createStore();
  const page = { reload: () => window.location.reload() };
  const api = connectSession(config, environment, store, page);
  watchReturn(api, store, page);
  await startSession(api, store, window.location.pathname);
  const table = routes(store, () => {
    // The address bar follows only once a page is there: on the way to one, that one is loaded.
    const { location } = router.state.navigation;
    void (location ? leaveTo(api, router.createHref(location)) : reloadPage(api));
  });
  const router = createBrowserRouter(table);
  return { api, store, router, prefetch: prefetchThrough(table) };
}
