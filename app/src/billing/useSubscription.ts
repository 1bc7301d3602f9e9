import { getSubscription } from '@platform/api';
import type { Api, Subscription } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import { useCallback, useMemo } from 'react';
import { toRemote } from '../shared/swr/toRemote.ts';
import { useRead } from '../shared/swr/useRead.ts';
import { billingKeys } from './keys.ts';

export const loadSubscription = ({ http }: Api, signal: AbortSignal): Promise<Subscription> =>
  getSubscription(http, signal);

/** The tenant's subscription; a failure counts as none (spec 8), and can be tried again. */
export function useSubscription() {
  const t = useTranslation();
  const read = useRead(billingKeys.subscription, loadSubscription);
  const { data, error, mutate, refresh: refreshSubscription } = read;
  const keepSubscription = useCallback(
    (known: Subscription) => void mutate(known, { revalidate: false }).catch(() => undefined),
    [mutate],
  );
  const subscription = useMemo(
    () => toRemote({ data, error }, t('common.error.default'), refreshSubscription),
    [data, error, t, refreshSubscription],
  );
  return { subscription, refreshSubscription, keepSubscription };
}
