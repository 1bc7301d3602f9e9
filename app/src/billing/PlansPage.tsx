import { entitlements, plans, refuseSubscription, roleContext, subscription } from '@platform/api';
import { billingTexts, useLanguage, useTranslation } from '@platform/i18n';
import { PlansScreen } from '@platform/ui/billing';
import type { BillingRefusal } from '@platform/ui/billing';
import { useCallback } from 'react';
import { useResource } from '../data/useResource.ts';
import { useEntitlements } from '../platform/entitlements/useEntitlements.ts';
import { useActor } from '../session/useActor.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { asBillingRefusal } from './errors.ts';
import { billingPaths, useStripSearchParams } from './address.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';

function PlansPage() {
  useStripSearchParams();
  const t = useTranslation(billingTexts);
  const showToast = useSetAtom(showToastAtom);
  const { actor } = useActor();
  const returned = useCheckoutReturn('cancelled');
  const changeRefusal = asBillingRefusal(refuseSubscription(actor, 'change'));
  const cancelRefusal = asBillingRefusal(refuseSubscription(actor, 'cancel'));
  const isConfirming = returned.checkout === 'confirming';
  const onRefused = useCallback(
    (refusal: BillingRefusal) =>
      showToast({ message: t(`billing.refusal.${refusal}`), tone: 'danger' }),
    [showToast, t],
  );

  return (
    <PlansScreen
      {...returned}
      paths={billingPaths}
      plans={useResource(plans, { language: useLanguage().language })}
      subscription={useResource(subscription, {})}
      usage={useUsage()}
      changeRefusal={changeRefusal}
      cancelRefusal={cancelRefusal}
      onCheckout={useCheckout(changeRefusal ?? (isConfirming ? 'checkoutPending' : null))}
      onCancelSubscription={useCancelSubscription(cancelRefusal)}
      onRefused={onRefused}
    />
  );
}

function useUsage() {
  const read = useEntitlements();
  const data = read.status === 'ready' ? read.data : null;
  return data && !data.isDefault ? data.usage : null;
}

export { PlansPage as Page };

export function loader({ preload, language }: PageLoaderContext): void {
  void preload(plans, { language });
  void preload(roleContext, {});
  void preload(subscription, {});
  void preload(entitlements, {});
}
