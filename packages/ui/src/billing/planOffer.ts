import type { Plan, Subscription } from '@platform/domain';
import type { BillingRefusal } from './types.ts';

/** What can be done with a plan. */
export type PlanOffer =
  /** The subscription is not known yet. */
  | { kind: 'unknown' }
  /** The current plan, cancelled already. */
  | { kind: 'ends'; at: Date }
  | { kind: 'subscribe' | 'change' | 'cancel'; refusal: BillingRefusal | null };

export interface OfferRules {
  /** `null` while it is not known. */
  subscription: Subscription | null;
  changeRefusal: BillingRefusal | null;
  cancelRefusal: BillingRefusal | null;
  /** A purchase is being confirmed, so no other can be started. */
  isCheckoutPending: boolean;
}

/**
 * Decides a card's button: Cancel Subscription on the current plan, else Subscribe
 * without and Change Plan with a subscription.
 */
export function planOffer(plan: Plan, rules: OfferRules): PlanOffer {
  const { subscription } = rules;
  if (subscription === null) return { kind: 'unknown' };
  const isCurrent = subscription.priceId !== null && plan.priceId === subscription.priceId;
  if (isCurrent) return cancelOffer(rules);
  return {
    kind: subscription.priceId === null ? 'subscribe' : 'change',
    refusal: refuseChange(plan, rules),
  };
}

/** What can be done with the subscription itself. */
export function cancelOffer({ subscription, cancelRefusal }: OfferRules): PlanOffer {
  return subscription?.endsAt
    ? { kind: 'ends', at: subscription.endsAt }
    : { kind: 'cancel', refusal: cancelRefusal };
}

/** Why a plan cannot be chosen now; null where it can. Asked once more by the payment dialog. */
export function refuseChange(
  plan: Plan | null,
  { changeRefusal, isCheckoutPending }: OfferRules,
): BillingRefusal | null {
  if (changeRefusal !== null) return changeRefusal;
  if (isCheckoutPending) return 'checkoutPending';
  if (plan === null) return 'noPlan';
  return plan.priceId === '' ? 'noPrice' : null;
}
