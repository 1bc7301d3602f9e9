import { isApiError, isTransient } from '@platform/api';
import type { Api, ApiError } from '@platform/api';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { SWRConfiguration } from 'swr';
import { recordError } from '../platform/recentErrors.ts';
import { useDataClient } from './dataClient.ts';
import type { UserData } from './dataClient.ts';

const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/**
 * Delay before a failed read is retried, in ms, at most 30 s; null if it must not be retried.
 * Retry-After takes precedence over the exponential backoff. `retryCount` is from 1.
 */
export function retryDelay(error: ApiError, retryCount: number): number | null {
  if (retryCount > MAX_RETRIES || !isTransient(error)) return null;
  return Math.min(error.retryAfter ?? FIRST_RETRY_MS * 2 ** (retryCount - 1), MAX_RETRY_MS);
}

/** SWR settings. `useResource` decides on freshness, so that preloaded responses age alike. */
export const swrConfig = ({ cache }: Pick<UserData, 'cache'>): SWRConfiguration => ({
  provider: () => cache,
  dedupingInterval: 2000,
  shouldRetryOnError: true,
  onError: recordError,
  onErrorRetry: (error: unknown, key, _config, revalidate, attempt) => {
    const delay = isApiError(error) ? retryDelay(error, attempt.retryCount) : null;
    if (delay === null) return;
    const retry = () => {
      const latest = cache.get(key)?.error;
      // A retry by the user has started in the meantime and handles its own failures.
      if (latest === undefined || latest === error) void revalidate(attempt);
    };
    setTimeout(retry, delay);
  },
});

interface DataValue extends UserData {
  api: Api;
}

const DataContext = createContext<DataValue | null>(null);

export interface DataProviderProps {
  userId: string;
  children: ReactNode;
}

export function DataProvider({ userId, children }: DataProviderProps) {
  const client = useDataClient();
  const [{ value, config }] = useState(() => {
    const data = client.of(userId);
    return {
      value: { ...data, api: client.api },
      config: swrConfig(data),
    };
  });
  return (
    <DataContext value={value}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  );
}

export function useData(): DataValue {
  const value = useContext(DataContext);
  if (!value) throw new Error('useResource and useAction need a DataProvider above them.');
  return value;
}
