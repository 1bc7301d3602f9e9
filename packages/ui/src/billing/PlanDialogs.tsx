import type { Plan } from '@platform/domain';
import { LazyCancelSubscriptionDialog, LazyPaymentDialog } from './lazyDialogs.ts';
import type { CancelOutcome, CheckoutOutcome } from './types.ts';
import type { PlanChoice } from './usePlanChoice.ts';

export interface PlanDialogsProps {
  choice: PlanChoice;
  /** The current plan; `null` where it is no longer listed. */
  current: Plan | null;
  onCheckout: (plan: Plan) => Promise<CheckoutOutcome>;
  onCancelSubscription: () => Promise<CancelOutcome>;
}

/** The two dialogs of the plans, of which one may be open. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { choice, current } = props;

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
