import { getSubscription } from '@platform/api';
import type { Api, Subscription } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { toRemote } from '../shared/swr/toRemote.ts';
import { billingKeys } from './keys.ts';

export const loadSubscription = ({ http }: Api, signal: AbortSignal): Promise<Subscription> =>
  getSubscription(http, signal);

/** The tenant's subscription; a failure counts as none (spec 8), and can be tried again. */
export function useSubscription() {
  const api = useApi();
  const t = useTranslation();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const key = user ? billingKeys.subscription(user.id) : null;
  const { data, error, isValidating, mutate } = useSWR<Subscription, unknown>(key, () =>
    loadSubscription(api, signal()),
  );

  const refreshSubscription = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  const keepSubscription = useCallback(
    (known: Subscription) => void mutate(known, { revalidate: false }).catch(() => undefined),
    [mutate],
  );
  const subscription = useMemo(
    () => toRemote({ data, error, isValidating }, t('common.error.default'), refreshSubscription),
    [data, error, isValidating, t, refreshSubscription],
  );
  return { subscription, refreshSubscription, keepSubscription };
}
