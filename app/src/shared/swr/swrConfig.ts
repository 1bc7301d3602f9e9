import { isApiError } from '@platform/api';
import type { SWRConfiguration } from 'swr';
import { askAgain } from './askAgain.ts';
import { retryDelay } from './retry.ts';

const fiveMinutes = 5 * 60 * 1000;

/**
 * The one place that says how remote data is kept (spec 9): fresh for 5 minutes, reads retried
 * three times. Freshness is the deduplication window: within it neither focus nor a new mount asks
 * again; an error or a mutation ends it.
 */
export const swrConfig: SWRConfiguration = {
  dedupingInterval: fiveMinutes,
  focusThrottleInterval: fiveMinutes,
  use: [askAgain],
  shouldRetryOnError: true,
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    const delay = isApiError(error) ? retryDelay(error, retryCount) : null;
    if (delay === null) return;
    setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
