import { createApi, restoreSession } from '@platform/api';
import type { Api, Config, Environment, SessionEnd } from '@platform/api';
import { syncClock } from '@platform/i18n';
import { flushSync } from 'react-dom';
import {
  clearCookieRestoreGuard,
  markSessionEnded,
  markSignedOut,
  mayRestoreFromCookie,
} from './cookieRestoreGuard.ts';
import { keepLastLocation } from './lastLocation.ts';
import { hasExpiredAtom, isMemoryOnlyAtom, sessionAtom, userAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';

export interface SessionPage {
  /** Reloads the page because another user has signed in (S20). */
  reload: () => void;
}

export function connectSession(
  config: Config,
  environment: Environment,
  store: SessionStore,
  page: SessionPage,
): Api {
  const handleEnd = (reason: SessionEnd) => {
    if (reason === 'otherUser') return page.reload();
    keepLastLocation(store.get(userAtom)?.id, window.location);
    if (reason === 'signedOut') markSignedOut();
    else {
      markSessionEnded(Date.now());
      store.set(hasExpiredAtom, true);
    }
    showSignedOut(store);
  };
  const api = createApi({
    config,
    environment,
    onSessionEnded: handleEnd,
    onServerTime: syncClock,
  });
  store.set(isMemoryOnlyAtom, api.store.isMemoryOnly());
  api.store.subscribe((event) => {
    if (event === 'memoryOnly') store.set(isMemoryOnlyAtom, true);
    if (event === 'signedIn') void restore(api, store);
  });
  return api;
}

const isPublic = (path: string) => /^\/(auth|invite)(\/|$)/.test(path);
const isSignInPage = (path: string) => /^\/auth(\/login|\/register)?\/?$/.test(path);

/** Restores the session before the router starts; on public pages the form does not wait. */
export async function startSession(api: Api, store: SessionStore, path: string): Promise<void> {
  if (api.store.tokens() || !isPublic(path)) await restore(api, store);
  else if (isSignInPage(path)) void restore(api, store);
}

/** Never rejects. */
export async function restore(api: Api, store: SessionStore): Promise<void> {
  const known = api.store.user()?.id;
  const restored = await restoreSession(api, {
    hasCookieExchange: mayRestoreFromCookie(Date.now()),
  });
  if (restored.status === 'signedIn') {
    clearCookieRestoreGuard();
    const { user, isOffline } = restored;
    store.set(hasExpiredAtom, false);
    store.set(sessionAtom, { status: 'signedIn', user, isOffline });
  } else {
    if (restored.isExpired) {
      keepLastLocation(known, window.location);
      store.set(hasExpiredAtom, true);
    }
    showSignedOut(store);
  }
}

/** Renders the signed-out state synchronously, so that no frame shows the session any more. */
function showSignedOut(store: SessionStore): void {
  flushSync(() => store.set(sessionAtom, { status: 'signedOut' }));
}
