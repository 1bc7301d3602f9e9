import { profile } from '@platform/api';
import type { Api, Config, Environment } from '@platform/api';
import { clearDrafts } from '@platform/flows';
import { createBrowserRouter } from 'react-router';
import type { Links } from './routing/LinksContext.ts';
import { createDataClient } from './data/dataClient.ts';
import type { DataClient } from './data/dataClient.ts';
import { createPages } from './routing/pages.ts';
import type { Pages } from './routing/pages.ts';
import { withoutPending } from './routing/withoutPending.ts';
import { createPrefetch } from './routing/prefetchPages.ts';
import { leaveTo, reloadPage } from './session/leave.ts';
import { clearLastLocation } from './session/lastLocation.ts';
import { connectSession, startSession } from './session/startSession.ts';
import { sessionAtom, userAtom } from './session/sessionAtoms.ts';
import type { SessionStore } from './session/sessionAtoms.ts';
import { onSignOutElsewhere } from './session/signOutElsewhere.ts';
import { recheckOnPageRestore } from './session/recheckOnPageRestore.ts';
import { languageAtom } from './platform/languageAtoms.ts';
import { createStore } from './platform/state.ts';
import { areas } from './areas.ts';
import { createRoutes } from './routes.tsx';

export interface AppParts {
  api: Api;
  store: SessionStore;
  router: ReturnType<typeof createBrowserRouter>;
  links: Links;
  data: DataClient;
  pages: Pages;
}

/** Resolves once the first page can be rendered in one go. Guards wait for the session. */
export async function createApp(config: Config, environment: Environment): Promise<AppParts> {
  const store = createStore();
  const page = { reload: () => window.location.reload() };
  const api = connectSession(config, environment, store, page);
  recheckOnPageRestore(api, store, page);
  onSignOutElsewhere(() => {
    clearDrafts();
    clearLastLocation();
  });
  const data = createDataClient(api);
  const keepOwnData = () => data.keepOnly(store.get(userAtom)?.id ?? null);
  store.sub(userAtom, keepOwnData);
  let resolveSession = () => {};
  const sessionKnown = new Promise<void>((resolve) => {
    resolveSession = resolve;
  });
  const pages = createPages(areas, config.features);
  const session = { store, known: sessionKnown };
  const reload = () => {
    // The address bar is updated only after navigation, so use the pending location.
    const { location } = router.state.navigation;
    void (location ? leaveTo(api, router.createHref(location)) : reloadPage(api));
  };
  const table = createRoutes({
    session,
    data,
    pages,
    language: () => store.get(languageAtom),
    reload,
  });
  const router = createBrowserRouter(table);
  await startSession(api, store, window.location.pathname);
  keepOwnData();
  const restored = store.get(sessionAtom);
  // The user was just fetched: seed the cache for pages that read it.
  if (restored.status === 'signedIn' && !restored.isOffline) {
    data.seed(profile, restored.user, restored.user.id);
  }
  resolveSession();
  const links: Links = {
    prefetch: createPrefetch(table),
    navigate: (href, options) => router.navigate(href, options),
    isNavigating: () => router.state.navigation.state !== 'idle',
  };
  await started(router);
  return { api, store, router: withoutPending(router), links, data, pages };
}

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
