import type { Api } from '../createApi.ts';
import { isAborted, isApiError, isTransient, isUnauthorised } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { getMeWith } from './me.ts';
import { openSession } from './open.ts';
import { pause, RETRY_DELAYS_MS } from './pause.ts';
import { getTokens } from './tokens.ts';
import type { TokenSet } from './tokens.ts';
import type { User } from './user.ts';

export type Restored =
  /** `isOffline`: the saved user could not be verified. */
  | { status: 'signedIn'; user: User; isOffline: boolean }
  /** `isExpired`: there was a session, but its refresh was rejected. */
  | { status: 'signedOut'; isExpired: boolean };

export interface RestoreOptions {
  /** True if the session cookie may be exchanged for tokens. @default true */
  hasCookieExchange?: boolean;
}

/**
 * Verifies the stored tokens by `GET /v1/me`. If that fails, clears them, exchanges the session
 * cookie once and verifies again. Offline, nothing is sent or cleared. Never rejects.
 */
export async function restoreSession(
  api: Api,
  { hasCookieExchange = true }: RestoreOptions = {},
): Promise<Restored> {
  const { store, environment } = api;
  const tokens = store.tokens();
  const saved = store.user();
  const offline = (): Restored =>
    tokens && saved
      ? { status: 'signedIn', user: saved, isOffline: true }
      : { status: 'signedOut', isExpired: false };
  if (!environment.isOnline()) return offline();

  let isExpired = false;
  if (tokens) {
    const signal = store.signal();
    const checked = await check(api, tokens);
    if (checked === 'offline') return offline();
    // Another tab has started a session in the meantime: verify that one instead of clearing it.
    if (signal.aborted && store.tokens()) return restoreSession(api, { hasCookieExchange });
    if (checked !== 'refused' && checked !== 'expired') {
      if (signal.aborted) return { status: 'signedOut', isExpired: false };
      store.saveUser(checked);
      return { status: 'signedIn', user: checked, isOffline: false };
    }
    isExpired = checked === 'expired';
  }
  store.clear();
  const user = hasCookieExchange ? await restoreFromCookie(api) : null;
  if (user) return { status: 'signedIn', user, isOffline: false };
  if (store.tokens()) return restoreSession(api, { hasCookieExchange });
  return { status: 'signedOut', isExpired };
}

/** Retries transient failures twice (S22). */
async function check(
  api: Api,
  tokens: TokenSet,
): Promise<User | 'refused' | 'expired' | 'offline'> {
  const { http, store, environment, refresher } = api;
  const renew = (token: string) => refresher.renew(token, true);
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    try {
      const token = store.tokens()?.accessToken ?? tokens.accessToken;
      return (await getMeWith(http, token, renew)) ?? 'refused';
    } catch (error) {
      if (isUnauthorised(error)) return store.tokens() ? 'refused' : 'expired';
      // Leaving the page aborts its requests, which says nothing about the session (L07).
      const isLeft = isAborted(error) && environment.isLeaving();
      if (!environment.isOnline() || (isLeft && delayMs === null)) return 'offline';
      if (!(isLeft || isTransient(error)) || delayMs === null) return 'refused';
      await pause(delayMs);
    }
  }
  return 'refused';
}

/** Null if the cookie has no session. */
export async function restoreFromCookie(api: Api): Promise<User | null> {
  const signal = api.store.signal();
  try {
    const { tokens } = await send(api.http, getTokens);
    return tokens && !signal.aborted ? await openSession(api, tokens, null) : null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
