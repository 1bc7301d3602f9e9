import type { Plan, Subscription } from '@platform/domain';
import type { BillingRefusal } from './types.ts';

export type PlanOffer =
  | { kind: 'unknown' }
  | { kind: 'ends'; at: Date }
  | { kind: 'subscribe' | 'change' | 'cancel'; refusal: BillingRefusal | null };

export interface OfferRules {
  subscription: Subscription | null;
  changeRefusal: BillingRefusal | null;
  cancelRefusal: BillingRefusal | null;
  isCheckoutPending: boolean;
}

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

export function cancelOffer({ subscription, cancelRefusal }: OfferRules): PlanOffer {
  return subscription?.endsAt
    ? { kind: 'ends', at: subscription.endsAt }
    : { kind: 'cancel', refusal: cancelRefusal };
}

export function refuseChange(
  plan: Plan | null,
  { changeRefusal, isCheckoutPending }: OfferRules,
): BillingRefusal | null {
  if (changeRefusal !== null) return changeRefusal;
  if (isCheckoutPending) return 'checkoutPending';
  if (plan === null) return 'noPlan';
  return plan.priceId === '' ? 'noPrice' : null;
}
