import { integrations } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback, useEffect, useState } from 'react';
import { needsMessage } from '../data/failures.ts';
import { useRefresh, useResource } from '../data/useResource.ts';
import { useSetAtom } from '../platform/state.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';

export function useIntegrationList() {
  const t = useTranslation(integrationsTexts);
  const deferToast = useSetAtom(deferToastAtom);
  const readAgain = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const list = useResource(
    integrations,
    {},
    {
      errorText: (_error, isRefresh) =>
        t(isRefresh ? 'integrations.error.refresh' : 'integrations.error.load'),
    },
  );
  const message = failureOf(list);
  const isFailing = message !== undefined;
  const unreadable = list.status === 'ready' ? list.data.unreadable : undefined;

  useEffect(() => {
    return message === undefined ? undefined : deferToast({ message });
    // oxlint-disable-next-line react/exhaustive-deps -- once per attempt, in any language
  }, [isFailing, attempts]);

  useEffect(() => {
    if (unreadable) warnOfUnreadable(unreadable);
  }, [unreadable]);

  const refresh = useCallback(async () => {
    setRefreshing(true);
    const errors = await readAgain(integrations);
    setRefreshing(false);
    // A failed retry is reported again.
    const isRepeatedMessage = message !== undefined && errors.some(needsMessage);
    if (isRepeatedMessage) setAttempts((count) => count + 1);
  }, [message, readAgain]);

  const onRefresh = useCallback(() => void refresh(), [refresh]);
  const rows = mapRemote(list, (data) => data.integrations);
  return { integrations: withRetry(rows, onRefresh), onRefresh, isRefreshing };
}

function failureOf(remote: Remote<unknown>): string | undefined {
  if (remote.status === 'error') return remote.message;
  return remote.status === 'ready' ? remote.refreshError?.message : undefined;
}

function withRetry<T>(remote: Remote<T>, retry: () => void): Remote<T> {
  if (remote.status === 'error') return remote.retry ? { ...remote, retry } : remote;
  if (remote.status !== 'ready' || !remote.refreshError?.retry) return remote;
  return { ...remote, refreshError: { ...remote.refreshError, retry } };
}

/** Responses already warned about, on any page. */
const warned = new WeakSet<readonly string[]>();

function warnOfUnreadable(providers: readonly string[]): void {
  if (providers.length === 0 || warned.has(providers)) return;
  warned.add(providers);
  // oxlint-disable-next-line no-console -- the only trace of omitted entries
  console.warn('Integrations in an unknown format are omitted:', providers.join(', '));
}
