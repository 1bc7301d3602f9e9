import { cancelTenantSubscription } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingRefusal, CancelOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { refusalOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useSetAtom } from '../platform/state.ts';
import { checkoutAtom } from './atoms.ts';

/**
 * Cancels the subscription. A failure is told by the dialog, and by a toast where the page was left.
 *
 * @param refusal why it cannot be cancelled; null where it can
 * @returns answers how it ended; it never rejects
 */
export function useCancelSubscription(refusal: BillingRefusal | null) {
  const t = useTranslation(billingTexts);
  const setCheckout = useSetAtom(checkoutAtom);
  const [cancel] = useAction(cancelTenantSubscription, {
    success: () => t('billing.toast.cancelled'),
    failure: (error) => refusalOr(error, t('billing.error.cancel')),
    failureToast: 'afterLeaving',
  });

  return useCallback(async (): Promise<CancelOutcome> => {
    if (refusal) return { status: 'refused', message: t(`billing.refusal.${refusal}`) };
    const outcome = await cancel();
    if (!outcome.isDone) return { status: 'refused', message: outcome.message };
    // A purchase told as confirmed is no longer the news.
    setCheckout((shown) => (shown?.state === 'confirmed' ? null : shown));
    return { status: 'cancelled' };
  }, [cancel, refusal, setCheckout, t]);
}
