import { createApi } from '@platform/api';
import type { Api, Config, Environment } from '@platform/api';
import { LanguageProvider } from '@platform/i18n';
import type { ReactNode } from 'react';
import { areas } from '../areas.ts';
import { createPages } from '../routing/pages.ts';
import { PagesProvider } from '../routing/PagesContext.ts';
import { ApiProvider } from '../session/ApiContext.ts';
import { sessionAtom, userAtom } from '../session/sessionAtoms.ts';
import type { SessionStore } from '../session/sessionAtoms.ts';
import { createDataClient, DataClientProvider } from '../data/dataClient.ts';
import type { DataClient } from '../data/dataClient.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { createStore, StateProvider, useAtomValue } from '../platform/state.ts';
import { testConfig } from './services.ts';
import { admin } from './teamService.ts';

const pages = createPages(areas);

export interface SignedIn {
  api: Api;
  store: SessionStore;
  data: DataClient;
  /** Wraps content in the providers of a signed-in page; renders nothing while signed out. */
  wrap: (children: ReactNode) => ReactNode;
}

export const appOrigin = 'http://app.test';

export function createTab(): Environment {
  const entries = new Map<string, string>();
  return {
    origin: appOrigin,
    openStorage: () => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    }),
    events: null,
    locks: null,
    isOnline: () => true,
    isLeaving: () => false,
    clearResourceTimings: () => {},
  };
}

export function signInAdmin({ features }: Partial<Pick<Config, 'features'>> = {}): SignedIn {
  const api = createApi({
    config: { ...testConfig, ...(features && { features }) },
    environment: createTab(),
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
  return createSignedIn(api, store);
}

export function createSignedIn(api: Api, store: SessionStore): SignedIn {
  const data = createDataClient(api);
  const wrap = (children: ReactNode) => (
    <StateProvider store={store}>
      <PagesProvider value={pages}>
        <ApiProvider value={api}>
          <DataClientProvider value={data}>
            <LanguageProvider language="en">
              <OwnData>{children}</OwnData>
            </LanguageProvider>
          </DataClientProvider>
        </ApiProvider>
      </PagesProvider>
    </StateProvider>
  );
  return { api, store, data, wrap };
}

function OwnData({ children }: { children: ReactNode }) {
  const user = useAtomValue(userAtom);
  return (
    user && (
      <DataProvider key={user.id} userId={user.id}>
        {children}
      </DataProvider>
    )
  );
}
