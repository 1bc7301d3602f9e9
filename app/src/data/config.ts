import { isApiError } from '@platform/api';
import type { SWRConfiguration } from 'swr';
import { retryDelay } from './retry.ts';

/** How long an answer counts as fresh where its resource says nothing else. */
export const FRESH_MS = 5 * 60 * 1000;

/**
 * How SWR keeps what was read: three retries for passing failures. Freshness is decided by
 * `useResource`, so that preloaded answers and those of SWR age alike.
 */
export const swrConfig: SWRConfiguration = {
  dedupingInterval: 2000,
  shouldRetryOnError: true,
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    const delay = isApiError(error) ? retryDelay(error, retryCount) : null;
    if (delay === null) return;
    setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
