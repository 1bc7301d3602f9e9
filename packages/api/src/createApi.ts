import type { Config } from './config/config.ts';
import type { UrlRules } from './http/safeUrl.ts';
import { createHttp } from './http/http.ts';
import type { Http } from './http/http.ts';
import type { IdleState } from './http/pendingCalls.ts';
import type { Environment } from './session/environment.ts';
import { createLazyRefresher } from './session/lazyRefresher.ts';
import type { Refresher } from './session/refresher.ts';
import { createTokenStore } from './session/tokenStore.ts';
import type { TokenStore } from './session/tokenStore.ts';
import { requestRefresh } from './session/tokens.ts';

/**
 * `expired`: the refresh was rejected; `rejected`: a call got 401 after the refresh; `signedOut`:
 * another tab signed out, or storage was cleared; `otherUser`: reload the page (S20).
 */
export type SessionEnd = 'expired' | 'rejected' | 'signedOut' | 'otherUser';

export interface ApiOptions {
  config: Config;
  environment: Environment;
  onSessionEnded: (reason: SessionEnd) => void;
  onServerTime?: (time: Date) => void;
}

export interface Api {
  config: Config;
  environment: Environment;
  store: TokenStore;
  http: Http & IdleState;
  refresher: Refresher;
  urlRules: UrlRules;
}

export function createApi({ config, environment, onSessionEnded, onServerTime }: ApiOptions): Api {
  const { openStorage, events, locks, isOnline, isLeaving, origin } = environment;
  const store = createTokenStore({ openStorage, events });
  store.subscribe((event) => {
    if (event === 'signedOut' || event === 'otherUser') onSessionEnded(event);
  });
  const refresher = createLazyRefresher({
    store,
    locks,
    isOnline,
    request: (token) => requestRefresh(http, token),
    onExpired: () => onSessionEnded('expired'),
  });
  const http: Http & IdleState = createHttp({
    services: config.services,
    isLeaving,
    onServerTime,
    session: {
      accessToken: () => store.tokens()?.accessToken ?? null,
      signal: () => store.signal(),
      lost: () => store.sync(),
      renew: (failed) => refresher.renew(failed),
      rejected: (token) => {
        if (store.tokens()?.accessToken !== token) return;
        store.clear();
        onSessionEnded('rejected');
      },
    },
  });
  const origins = Object.values(config.services).map((base) => new URL(base).origin);
  const urlRules = { origin, origins, redirectHosts: config.redirectHosts };
  return { config, environment, store, http, refresher, urlRules };
}
