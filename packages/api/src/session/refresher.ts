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
   * Returns the stored token if newer than the rejected one, else the result of a refresh, one per
   * browser. Throws ApiError 401 if the session has ended, `network` or `timeout` if it continues,
   * `aborted` if another one has begun.
   */
  renew(failedToken: string, isSilent?: boolean): Promise<string>;
  /** Resolves once no refresh is pending, at the latest after 3 s; page navigations wait (S16). */
  settled(): Promise<void>;
}

const ADOPTION_WAIT_MS = 2_000;
const REFUSAL_WAIT_MS = 250;
const SETTLED_WAIT_MS = 3_000;
const POLL_MS = 25;

export function createRefresher(options: RefresherOptions): Refresher {
  const { store, locks, isOnline, request, onExpired } = options;
  let pending: { signal: AbortSignal; result: Promise<string> } | null = null;

  /** Throws if the call belongs to an earlier session. */
  function currentTokens(signal: AbortSignal): TokenSet {
    if (signal.aborted) throw new ApiError('aborted');
    const tokens = store.tokens();
    if (tokens) return tokens;
    store.sync();
    throw new ApiError('http', { status: 401 });
  }

  /** Waits until another tab stores a new access token, which it writes last. */
  async function adoptToken(failed: string, signal: AbortSignal): Promise<string | null> {
    for (let waitedMs = 0; waitedMs < ADOPTION_WAIT_MS; waitedMs += POLL_MS) {
      const { accessToken } = currentTokens(signal);
      if (accessToken !== failed) return accessToken;
      await pause(POLL_MS);
    }
    return null;
  }

  async function endSession(
    spent: TokenSet,
    signal: AbortSignal,
    isSilent: boolean,
  ): Promise<string> {
    await pause(REFUSAL_WAIT_MS);
    const { accessToken } = currentTokens(signal);
    if (accessToken !== spent.accessToken) return accessToken;
    store.clear();
    if (!isSilent) onExpired();
    throw new ApiError('http', { status: 401 });
  }

  async function refresh(
    failed: TokenSet,
    signal: AbortSignal,
    isSilent: boolean,
  ): Promise<string> {
    if (currentTokens(signal).refreshToken !== failed.refreshToken) {
      const token = await adoptToken(failed.accessToken, signal);
      if (token) return token;
    }
    const spent = currentTokens(signal);
    if (spent.accessToken !== failed.accessToken) return spent.accessToken;
    if (await isSpent(locks, spent.refreshToken)) {
      const token = await adoptToken(failed.accessToken, signal);
      if (token) return token;
      throw new ApiError('network');
    }
    const isCurrent = () => currentTokens(signal).refreshToken === spent.refreshToken;
    const renewed = await exchange({ token: spent.refreshToken, request, isOnline, isCurrent });
    if (renewed === 'refused') return endSession(spent, signal, isSilent);
    const now = currentTokens(signal);
    if (renewed === 'overtaken' || now.refreshToken !== spent.refreshToken) return now.accessToken;
    store.save(renewed);
    await markSpent(locks, spent.refreshToken);
    return renewed.accessToken;
  }

  return {
    async renew(failedToken, isSilent = false) {
      const signal = store.signal();
      const tokens = currentTokens(signal);
      if (tokens.accessToken !== failedToken) return tokens.accessToken;
      if (!isOnline()) throw new ApiError('network');
      if (pending?.signal !== signal) {
        const result = withRefreshLock(locks, () => refresh(tokens, signal, isSilent));
        const own = { signal, result };
        pending = own;
        const release = () => {
          if (pending === own) pending = null;
        };
        result.then(release, release);
      }
      return pending.result;
    },
    async settled() {
      await Promise.race([pending?.result.catch(() => ''), pause(pending ? SETTLED_WAIT_MS : 0)]);
    },
  };
}
