import type { AnyResource, Resource } from '@platform/api';
import { applyEdits } from '@platform/flows';
import { useTranslation } from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useOnline } from '../platform/useOnline.ts';
import { fetchAndMerge } from './dataClient.ts';
import { useData } from './DataProvider.tsx';
import {
  isForbidden,
  isConnectionLost,
  isUnsupported,
  needsMessage,
  serverMessageOr,
} from './failures.ts';
import { dataKey, FRESH_MS, keyFilter } from './reads.ts';

const RECONNECT_MS = 8000;

export interface ReadOptions {
  /** `isRefresh` if older data stay visible. @default the server's message, else a general text */
  errorText?: (error: unknown, isRefresh: boolean) => string;
  /** Time for which a copy is fresh on this page, in ms. @default the resource's own */
  freshMs?: number;
  /** Polling interval while the page is visible, in ms. Waits for a slow response. */
  pollMs?: number;
  /** Sets `isRefreshing` while fetching again, which costs two more renders. @default false */
  marksRefresh?: boolean;
  /** Retries every 8 s after a failed refresh, while visible and online. @default false */
  reconnects?: boolean;
}

/**
 * Loads a resource: cached across pages, retried, aborted when unused. Null params fetch nothing.
 */
export function useResource<Data, Params extends object>(
  resource: Resource<Data, Params>,
  params: Params | null,
  {
    errorText,
    freshMs = resource.freshMs ?? FRESH_MS,
    pollMs = 0,
    marksRefresh = false,
    reconnects = false,
  }: ReadOptions = {},
): Remote<Data> {
  const t = useTranslation();
  const { api, userId, cache, reads, edits } = useData();
  const id = params ? dataKey(resource, params, userId) : '';

  const response = useSWR<Data, unknown>(
    id === '' ? null : id,
    () =>
      reads.read(id, (signal) =>
        fetchAndMerge(resource, {
          api,
          params: params as Params,
          signal,
          known: cache.get(id)?.data,
        }),
      ) as Promise<Data>,
    {
      isPaused: () => reads.isFresh(id, freshMs),
      refreshInterval: pollMs,
      focusThrottleInterval: pollMs || FRESH_MS,
    },
  );
  const { data, error, mutate } = response;

  useLayoutEffect(() => (id === '' ? undefined : reads.watch(id)), [id, reads]);

  const refresh = useCallback(() => {
    reads.expire((key) => key === id);
    void mutate().catch(() => undefined);
  }, [id, mutate, reads]);

  // SWR does not fetch if the cached entry has an error or is fresh.
  useLayoutEffect(() => {
    const isIdleOrRunning = id === '' || reads.isRunning((key) => key === id);
    if (!isIdleOrRunning && !reads.isFresh(id, freshMs)) refresh();
  }, [freshMs, id, reads, refresh]);

  const pending = useSyncExternalStore(edits.subscribe, () => edits.pendingOf(resource.name));
  const shown = useMemo(
    () => (data === undefined ? undefined : (applyEdits<unknown>(data, pending) as Data)),
    [data, pending],
  );

  const isRefresh = data !== undefined;
  const isFailed = error !== undefined && needsMessage(error);
  const isUnavailable =
    isFailed && !isRefresh && resource.isFeature === true && isUnsupported(error);
  const isOnline = useOnline();
  // SWR retries by itself once the device is online.
  const isOffline = !isOnline && isFailed && !isRefresh && isConnectionLost(error);
  const describe = errorText ?? (() => serverMessageOr(error, t('common.error.default')));
  const isRefused = isForbidden(error);
  const failureText = isFailed ? describe(error, isRefresh) : '';
  const text = isOffline ? t('common.error.offline') : failureText;
  const message = isRefused ? serverMessageOr(error, text) : text;
  const failure = useMemo(
    () =>
      error !== undefined && message !== ''
        ? { message, retry: isRefused ? undefined : refresh }
        : undefined,
    [error, isRefused, message, refresh],
  );

  const isReconnecting = reconnects && isRefresh && isOnline && failure?.retry !== undefined;
  useEffect(() => {
    if (!isReconnecting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, RECONNECT_MS);
    return () => clearInterval(timer);
  }, [isReconnecting, refresh]);

  // SWR re-renders a component for each field of the response that it reads.
  const isRefreshing = marksRefresh && isRefresh && response.isValidating;

  return useMemo((): Remote<Data> => {
    if (shown !== undefined) {
      return { status: 'ready', data: shown, isRefreshing, refreshError: failure };
    }
    if (isUnavailable) return { status: 'unavailable', retry: refresh };
    return failure ? { status: 'error', ...failure } : { status: 'loading' };
  }, [shown, isRefreshing, failure, isUnavailable, refresh]);
}

/**
 * Fetches resources again: now if a page shows them, otherwise on the next such page. Resolves with
 * the errors once all have settled; never rejects.
 */
export function useRefresh(): (...resources: readonly AnyResource[]) => Promise<unknown[]> {
  const { cache, reads } = useData();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...resources) => {
      const isAffected = keyFilter(resources);
      reads.expire(isAffected);
      await mutate(isAffected).catch(() => undefined);
      const affected = [...cache].filter(([key]) => isAffected(key));
      return affected.flatMap(([, { error }]) => (error === undefined ? [] : [error]));
    },
    [cache, mutate, reads],
  );
}

/** Derives data from remote data, once per response. `select` must be stable. */
export function useSelect<T, U>(remote: Remote<T>, select: (data: T) => U): Remote<U> {
  const isReady = remote.status === 'ready';
  const data = dataOf(remote);
  const selected = useMemo(
    () => (isReady ? select(data as T) : undefined),
    [isReady, data, select],
  );
  return useMemo(() => mapRemote(remote, () => selected as U), [remote, selected]);
}
