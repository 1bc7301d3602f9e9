import type { Remote } from '../remote.ts';
import type {
  BillingPaths,
  BillingPlan,
  BillingRefusal,
  BillingSubscription,
  CancelOutcome,
  CheckoutOutcome,
  CheckoutState,
  UsageFigures,
} from './types.ts';

export interface PlansScreenProps {
  paths: BillingPaths;
  /** A failure reads 'No plans available', as spec 8 says, with Retry beside it. */
  plans: Remote<readonly BillingPlan[]>;
  /** While it loads no plan can be chosen; a failure counts as no subscription (spec 8). */
  subscription: Remote<BillingSubscription>;
  /** What is used now, to compare plans with; `null` while it is not known, and for the defaults. */
  usage: UsageFigures | null;
  /** Why Subscribe and Change Plan are off; `null` where they are on. */
  changeRefusal: BillingRefusal | null;
  /** Why Cancel Subscription is off; `null` where it is on. */
  cancelRefusal: BillingRefusal | null;
  /** What is known about the last purchase; while it is 'confirming' no other can be started. */
  checkout?: CheckoutState | undefined;
  /** Asks for the status once more, while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Puts the notice about the purchase away. */
  onDismissCheckout: () => void;
  /**
   * Makes a checkout session for the plan and leaves for it. Must not reject. Called once at a
   * time: further presses are ignored until it is answered, and after 'redirecting' until the page
   * is shown again (reliability O20).
   */
  onCheckout: (plan: BillingPlan) => Promise<CheckoutOutcome>;
  /** Cancels the subscription, after the confirmation. Must not reject. One at a time. */
  onCancelSubscription: () => Promise<CancelOutcome>;
  /** Told when an action was reached that a rule forbids; tell the person. */
  onRefused?: ((refusal: BillingRefusal) => void) | undefined;
  /** Told when the code of a dialog cannot be had. Keep it stable between renders. */
  onLoadFailed?: (() => void) | undefined;
}

/** Payment Plans (spec 2.9): what can be bought, what is bought, and how to end it. */
export function PlansScreen(_props: PlansScreenProps) {
  return null;
}
