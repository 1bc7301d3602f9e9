import { listPlans } from '@platform/api';
import type { Api, Plan } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import type { BillingPlan, Remote } from '@platform/ui';
import { useMemo } from 'react';
import { toRemote } from '../shared/swr/toRemote.ts';
import { useRead } from '../shared/swr/useRead.ts';
import { billingKeys } from './keys.ts';

export const loadPlans = ({ http }: Api, signal: AbortSignal): Promise<Plan[]> =>
  listPlans(http, signal);

/** What can be bought. */
export function usePlans(): Remote<readonly BillingPlan[]> {
  const t = useTranslation();
  const { data, error, refresh } = useRead(billingKeys.plans, loadPlans);
  return useMemo(
    () => toRemote({ data, error }, t('common.error.default'), refresh),
    [data, error, t, refresh],
  );
}
