import { createApi } from '@platform/api';
import type { Api } from '@platform/api';
import { LanguageProvider } from '@platform/i18n';
import type { ReactNode } from 'react';
import { areas } from '../areas.ts';
import { createPages } from '../routing/pages.ts';
import { PagesProvider } from '../routing/PagesContext.ts';
import { ApiProvider } from '../session/ApiContext.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import type { SessionStore } from '../session/sessionAtoms.ts';
import { createDataClient } from '../data/dataClient.ts';
import { DataClientProvider } from '../data/DataClientContext.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { createStore, StateProvider } from '../platform/state.ts';
import { testConfig } from './services.ts';
import { admin } from './teamService.ts';

const pages = createPages(areas);

/** An app in which somebody is signed in, with a client, a store and a cache of its own. */
export interface SignedIn {
  api: Api;
  store: SessionStore;
  /** Puts the providers of a signed-in page around something. */
  wrap: (children: ReactNode) => ReactNode;
}

/** Signs the admin of the test services in, in memory. */
export function signInAdmin(): SignedIn {
  const kept = new Map<string, string>();
  const api = createApi({
    config: testConfig,
    environment: {
      origin: 'http://app.test',
      openStorage: () => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, text),
        removeItem: (key) => void kept.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
    onSessionEnded: () => {},
  });
  api.store.begin({ accessToken: 'access', refreshToken: 'refresh', idToken: 'id' });
  const store = createStore();
  const user = {
    id: admin.id,
    email: admin.email,
    name: `${admin.first_name} ${admin.last_name}`,
    firstName: admin.first_name,
    lastName: admin.last_name,
    picture: '',
    emailVerified: true,
    roles: admin.roles,
    authenticated: true,
  };
  store.set(sessionAtom, { status: 'signedIn', user, isOffline: false });
  const data = createDataClient(api);
  const wrap = (children: ReactNode) => (
    <StateProvider store={store}>
      <PagesProvider value={pages}>
        <ApiProvider value={api}>
          <DataClientProvider value={data}>
            <LanguageProvider language="en">
              <DataProvider userId={user.id}>{children}</DataProvider>
            </LanguageProvider>
          </DataClientProvider>
        </ApiProvider>
      </PagesProvider>
    </StateProvider>
  );
  return { api, store, wrap };
}
