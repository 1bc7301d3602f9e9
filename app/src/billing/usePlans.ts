import { listPlans } from '@platform/api';
import type { Api, Plan } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import type { BillingPlan, Remote } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { toRemote } from '../shared/swr/toRemote.ts';
import { billingKeys } from './keys.ts';

export const loadPlans = ({ http }: Api, signal: AbortSignal): Promise<Plan[]> =>
  listPlans(http, signal);

/** What can be bought. */
export function usePlans(): Remote<readonly BillingPlan[]> {
  const api = useApi();
  const t = useTranslation();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const key = user ? billingKeys.plans(user.id) : null;
  const { data, error, isValidating, mutate } = useSWR<Plan[], unknown>(key, () =>
    loadPlans(api, signal()),
  );
  const retry = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  return useMemo(
    () => toRemote({ data, error, isValidating }, t('common.error.default'), retry),
    [data, error, isValidating, t, retry],
  );
}
