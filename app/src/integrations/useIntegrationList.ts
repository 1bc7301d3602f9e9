import { listIntegrations } from '@platform/api';
import type { Api, Integration } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { IntegrationsData, Remote } from '@platform/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { isNotOffered } from '../shared/network/isNotOffered.ts';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { integrationKeys } from './keys.ts';

type Change = (integrations: Integration[]) => Integration[];

/** The list of integrations, as the service told it last (spec 2.6, 8). */
export function useIntegrationList() {
  const api = useApi();
  const t = useTranslation(integrationsTexts);
  const showToast = useSetAtom(showToastAtom);
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const [isRefreshing, setRefreshing] = useState(false);
  /** What was shown when a refresh failed: a list that came later has nothing to do with it. */
  const [failedOver, setFailedOver] = useState<{ data: Integration[] | undefined } | null>(null);
  const key = user ? integrationKeys.list(user.id) : null;
  const read = useCallback(() => loadIntegrations(api, signal()), [api, signal]);
  const { data, error, mutate } = useSWR<Integration[], unknown>(key, read);
  const isOffered = data !== undefined || !isNotOffered(error);
  const hasLoadFailed = error !== undefined && isOffered && !isSilent(error);
  const hasRefreshFailed = failedOver !== null && failedOver.data === data;

  useEffect(() => {
    if (hasLoadFailed) showToast({ message: t('integrations.error.load'), tone: 'danger' });
    // Told once for as long as it lasts, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasLoadFailed]);

  const refresh = useCallback(async () => {
    let known: Integration[] | undefined;
    const readAgain = (current: Integration[] | undefined) => {
      known = current;
      return read();
    };
    setRefreshing(true);
    try {
      await mutate(readAgain, { revalidate: false });
      setFailedOver(null);
    } catch (failure) {
      if (isSilent(failure)) return;
      setFailedOver({ data: known });
      const message = t(known ? 'integrations.error.refresh' : 'integrations.error.load');
      showToast({ message, tone: 'danger' });
    } finally {
      setRefreshing(false);
    }
  }, [mutate, read, t, showToast]);

  const retry = useCallback(() => void refresh(), [refresh]);
  const integrations = useMemo((): Remote<IntegrationsData> => {
    const hasFailed = hasLoadFailed || hasRefreshFailed;
    if (data) {
      const message = t('integrations.error.refresh');
      const refreshError = hasFailed ? { message, retry } : undefined;
      return { status: 'ready', data: { integrations: data, refreshError } };
    }
    if (!hasFailed) return { status: 'loading' };
    return { status: 'error', message: t('integrations.error.load'), retry };
  }, [data, hasLoadFailed, hasRefreshFailed, retry, t]);

  /** Changes what is shown; nothing is asked. What comes after the end of a session is dropped. */
  const change = useCallback(
    (apply: Change) =>
      void mutate((current) => current && apply(current), { revalidate: false }).catch(
        () => undefined,
      ),
    [mutate],
  );

  return { integrations, isOffered, refresh, isRefreshing, change };
}

export async function loadIntegrations({ http }: Api, signal: AbortSignal): Promise<Integration[]> {
  const { integrations, unreadable } = await listIntegrations(http, signal);
  if (unreadable.length > 0) {
    // oxlint-disable-next-line no-console -- reading 46 asks for this warning
    console.warn('Integrations of an unknown shape are left out:', unreadable.join(', '));
  }
  return integrations;
}
