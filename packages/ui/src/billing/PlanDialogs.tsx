import { cancelDialog, paymentDialog } from './lazyParts.ts';
import type { BillingPlan, CancelOutcome, CheckoutOutcome } from './types.ts';
import type { PlanChoice } from './usePlanChoice.ts';

export interface PlanDialogsProps {
  choice: PlanChoice;
  /** The current plan; `null` where it is no longer listed. */
  current: BillingPlan | null;
  onCheckout: (plan: BillingPlan) => Promise<CheckoutOutcome>;
  onCancelSubscription: () => Promise<CancelOutcome>;
  onLoadFailed: (() => void) | undefined;
}

/** The two dialogs of the plans, of which one may be open. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { choice, current, onLoadFailed } = props;

  function handleLoadFailed(): void {
    choice.close();
    onLoadFailed?.();
  }

  if (choice.plan !== undefined) {
    return (
      <paymentDialog.Part
        plan={choice.plan}
        refuse={choice.refuse}
        onCheckout={props.onCheckout}
        onRefused={choice.onRefused}
        onClose={choice.close}
        onLoadFailed={handleLoadFailed}
      />
    );
  }
  if (!choice.isCancelling) return null;
  return (
    <cancelDialog.Part
      plan={current}
      onConfirm={props.onCancelSubscription}
      onClose={choice.close}
      onLoadFailed={handleLoadFailed}
    />
  );
}
