import { isApiError } from '@platform/api';
import type { SWRConfiguration } from 'swr';
import { noteError } from '../platform/recentErrors.ts';
import type { UserData } from './dataClient.ts';
import { retryDelay } from './retry.ts';

/** How long an answer counts as fresh where its resource says nothing else. */
export const FRESH_MS = 5 * 60 * 1000;

/**
 * How SWR keeps what was read: in the cache of one person, with three retries for passing failures.
 * Freshness is decided by `useResource`, so that preloaded answers and those of SWR age alike.
 */
export const swrConfig = ({ cache }: Pick<UserData, 'cache'>): SWRConfiguration => ({
  provider: () => cache,
  dedupingInterval: 2000,
  shouldRetryOnError: true,
  onError: noteError,
  onErrorRetry: (error: unknown, key, _config, revalidate, attempt) => {
    const delay = isApiError(error) ? retryDelay(error, attempt.retryCount) : null;
    if (delay === null) return;
    const retry = () => {
      const latest = cache.get(key)?.error;
      // Who asked meanwhile, such as a person who pressed Retry, has attempts of their own.
      if (latest === undefined || latest === error) void revalidate(attempt);
    };
    setTimeout(retry, delay);
  },
});
