import type { Api, Config, Environment } from '@platform/api';
import { createBrowserRouter } from 'react-router';
import type { Links } from './shared/links/LinksContext.ts';
import { beginPage, createPrefetch } from './shared/links/pagesBehind.ts';
import { aheadIsHere, leaveAhead } from './shared/session/ahead.ts';
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
  links: Links;
}

/**
 * Makes the app's parts: the client, the session and the router, which fetches the first page but
 * lets nobody through before it is known who is signed in. When this resolves that page is there to
 * be drawn, in one go.
 */
export async function createApp(config: Config, environment: Environment): Promise<AppParts> {
  const store = createStore();
  const page = { reload: () => window.location.reload() };
  const api = connectSession(config, environment, store, page);
  watchReturn(api, store, page);
  const { known, tellKnown } = createKnown();
  const table = routes({ store, known }, () => {
    // The address bar follows only once a page is there: on the way to one, that one is loaded.
    const { location } = router.state.navigation;
    void (location ? leaveTo(api, router.createHref(location)) : reloadPage(api));
  });
  const router = createBrowserRouter(table);
  if (api.store.tokens()) await beginPage(router.state.matches, api);
  await startSession(api, store, window.location.pathname);
  tellKnown();
  const links: Links = {
    prefetch: createPrefetch(table),
    navigate: (href, options) => router.navigate(href, options),
  };
  await started(router);
  await aheadIsHere(api);
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    leaveAhead(api);
  });
  return { api, store, router, links };
}

/** A promise that is resolved from outside. */
function createKnown() {
  let tellKnown = () => {};
  const known = new Promise<void>((resolve) => {
    tellKnown = resolve;
  });
  return { known, tellKnown };
}

/** Resolves when the router has the first page, or its failure, in hand. */
function started(router: AppParts['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
