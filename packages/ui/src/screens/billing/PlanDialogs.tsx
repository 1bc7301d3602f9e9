import type { Plan } from '@platform/domain';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { CheckoutOutcome } from './types.ts';
import type { PlanChoice } from './usePlanChoice.ts';

const load = () => import('./dialogs.ts');
const LazyCancelSubscriptionDialog = lazyComponent(load, 'CancelSubscriptionDialog');
const LazyPaymentDialog = lazyComponent(load, 'PaymentDialog');

export interface PlanDialogsProps {
  choice: PlanChoice;
  current: Plan | null;
  onCheckout: (plan: Plan) => Promise<CheckoutOutcome>;
  onCancelSubscription: () => Promise<RemovalOutcome>;
}

export function PlanDialogs(props: PlanDialogsProps) {
  const { choice, current } = props;
  usePreload(LazyPaymentDialog);

  if (choice.plan !== undefined) {
    return (
      <LazyPaymentDialog
        plan={choice.plan}
        refuse={choice.refuse}
        onCheckout={props.onCheckout}
        onRefused={choice.onRefused}
        onClose={choice.close}
      />
    );
  }
  if (!choice.isCancelling) return null;
  return (
    <LazyCancelSubscriptionDialog
      plan={current}
      onConfirm={props.onCancelSubscription}
      onClose={choice.close}
    />
  );
}
