import { refuseSubscription } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import { PlansScreen } from '@platform/ui';
import type { BillingRefusal } from '@platform/ui';
import { useCallback } from 'react';
import { useEntitlements } from '../shared/entitlements/useEntitlements.ts';
import { useActor } from '../shared/permissions/useActor.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { asBillingRefusal } from './errors.ts';
import { billingPaths } from './paths.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useOwnAddress } from './useOwnAddress.ts';
import { usePlans } from './usePlans.ts';
import { useSubscription } from './useSubscription.ts';

/** `/billing/plans` (spec 2.9): where a checkout that was given up comes back to. */
function PlansPage() {
  useOwnAddress();
  const t = useTranslation(billingTexts);
  const showToast = useSetAtom(showToastAtom);
  const { actor, refreshRights } = useActor();
  const plans = usePlans();
  const { entitlements, refreshEntitlements } = useEntitlements();
  const { subscription, refreshSubscription, keepSubscription } = useSubscription();
  const returned = useCheckoutReturn({
    lands: 'cancelled',
    keepSubscription,
    onBought: refreshEntitlements,
  });

  const changeRefusal = asBillingRefusal(refuseSubscription(actor, 'change'));
  const cancelRefusal = asBillingRefusal(refuseSubscription(actor, 'cancel'));
  const isConfirming = returned.checkout === 'confirming';
  const onCheckout = useCheckout({
    refusal: changeRefusal ?? (isConfirming ? 'checkoutPending' : null),
    keepSubscription,
    onForbidden: refreshRights,
  });
  const onCancelSubscription = useCancelSubscription({
    refusal: cancelRefusal,
    onSettled: refreshSubscription,
    onForbidden: refreshRights,
  });
  const onRefused = useCallback(
    (refusal: BillingRefusal) =>
      showToast({ message: t(`billing.refusal.${refusal}`), tone: 'danger' }),
    [showToast, t],
  );

  return (
    <PlansScreen
      {...returned}
      paths={billingPaths}
      plans={plans}
      subscription={subscription}
      usage={usageOf(entitlements)}
      changeRefusal={changeRefusal}
      cancelRefusal={cancelRefusal}
      onCheckout={onCheckout}
      onCancelSubscription={onCancelSubscription}
      onRefused={onRefused}
    />
  );
}

/** What is used now; the defaults tell nothing about it. */
function usageOf(entitlements: ReturnType<typeof useEntitlements>['entitlements']) {
  const data = entitlements.status === 'ready' ? entitlements.data : null;
  return data && !data.isDefault ? data.usage : null;
}

export { PlansPage as Page };
export { beginPlans as begin } from './ahead.ts';
