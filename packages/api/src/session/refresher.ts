import { ApiError } from '../http/apiError.ts';
import { exchange } from './exchange.ts';
import type { RefreshRequest } from './exchange.ts';
import { withRefreshLock, isSpent, markSpent } from './locks.ts';
import type { Locks } from './locks.ts';
import { pause } from './pause.ts';
import type { TokenSet } from './tokens.ts';
import type { TokenStore } from './tokenStore.ts';

export interface RefresherOptions {
  store: TokenStore;
  locks: Locks | null;
  isOnline: () => boolean;
  request: RefreshRequest;
  onExpired: () => void;
}

export interface Refresher {
  /**
   * Returns the stored token if it is newer than the rejected one, else the result of a refresh, of
   * which one runs per browser. Throws ApiError 401 if the session has ended, `network` or
   * `timeout` if it continues, `aborted` if another session has begun.
   */
  renew(failedToken: string, isQuiet?: boolean): Promise<string>;
  /** Resolves once no refresh is pending, at the latest after 3 s; page navigations wait (S16). */
  settled(): Promise<void>;
}

const ADOPTION_WAIT = 2_000;
const REFUSAL_WAIT = 250;
const SETTLED_WAIT = 3_000;
const LOOK_EVERY = 25;

export function createRefresher(options: RefresherOptions): Refresher {
  const { store, locks, isOnline, request, onExpired } = options;
  let flight: { signal: AbortSignal; result: Promise<string> } | null = null;

  /** Throws if the call belongs to an earlier session. */
  function held(signal: AbortSignal): TokenSet {
    if (signal.aborted) throw new ApiError('aborted');
    const tokens = store.tokens();
    if (tokens) return tokens;
    store.sync();
    throw new ApiError('http', { status: 401 });
  }

  /** Waits until another tab stores a new access token, which it writes last. */
  async function adopted(failed: string, signal: AbortSignal): Promise<string | null> {
    for (let waited = 0; waited < ADOPTION_WAIT; waited += LOOK_EVERY) {
      const { accessToken } = held(signal);
      if (accessToken !== failed) return accessToken;
      await pause(LOOK_EVERY);
    }
    return null;
  }

  async function giveUp(spent: TokenSet, signal: AbortSignal, isQuiet: boolean): Promise<string> {
    await pause(REFUSAL_WAIT);
    const { accessToken } = held(signal);
    if (accessToken !== spent.accessToken) return accessToken;
    store.clear();
    if (!isQuiet) onExpired();
    throw new ApiError('http', { status: 401 });
  }

  async function refresh(failed: TokenSet, signal: AbortSignal, isQuiet: boolean): Promise<string> {
    if (held(signal).refreshToken !== failed.refreshToken) {
      const token = await adopted(failed.accessToken, signal);
      if (token) return token;
    }
    const spent = held(signal);
    if (spent.accessToken !== failed.accessToken) return spent.accessToken;
    if (await isSpent(locks, spent.refreshToken)) {
      const token = await adopted(failed.accessToken, signal);
      if (token) return token;
      throw new ApiError('network');
    }
    const isCurrent = () => held(signal).refreshToken === spent.refreshToken;
    const renewed = await exchange({ token: spent.refreshToken, request, isOnline, isCurrent });
    if (renewed === 'refused') return giveUp(spent, signal, isQuiet);
    const now = held(signal);
    if (renewed === 'overtaken' || now.refreshToken !== spent.refreshToken) return now.accessToken;
    store.save(renewed);
    await markSpent(locks, spent.refreshToken);
    return renewed.accessToken;
  }

  return {
    async renew(failedToken, isQuiet = false) {
      const signal = store.signal();
      const tokens = held(signal);
      if (tokens.accessToken !== failedToken) return tokens.accessToken;
      if (!isOnline()) throw new ApiError('network');
      if (flight?.signal !== signal) {
        const result = withRefreshLock(locks, () => refresh(tokens, signal, isQuiet));
        const own = { signal, result };
        flight = own;
        const land = () => {
          if (flight === own) flight = null;
        };
        result.then(land, land);
      }
      return flight.result;
    },
    async settled() {
      await Promise.race([flight?.result.catch(() => ''), pause(flight ? SETTLED_WAIT : 0)]);
    },
  };
}
