import { cancelTenantSubscription } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { RemovalOutcome } from '@platform/ui';
import type { BillingRefusal } from '@platform/ui/billing';
import { useCallback } from 'react';
import { forbiddenMessageOr } from '../data/failures.ts';
import { useRemoval } from '../kit/useRemoval.ts';
import { useSetAtom } from '../platform/state.ts';
import { checkoutAtom } from './atoms.ts';

/** @param refusal reason why the subscription cannot be cancelled, or null */
export function useCancelSubscription(refusal: BillingRefusal | null) {
  const t = useTranslation(billingTexts);
  const setCheckout = useSetAtom(checkoutAtom);
  const cancel = useRemoval(cancelTenantSubscription, {
    success: () => t('billing.toast.cancelled'),
    failure: (error) => forbiddenMessageOr(error, t('billing.error.cancel')),
  });

  return useCallback(async (): Promise<RemovalOutcome> => {
    if (refusal) return { status: 'refused', message: t(`billing.refusal.${refusal}`) };
    const outcome = await cancel();
    if (!outcome) setCheckout((shown) => (shown?.state === 'confirmed' ? null : shown));
    return outcome;
  }, [cancel, refusal, setCheckout, t]);
}
