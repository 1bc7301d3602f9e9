import type { CheckoutBody, Plan } from '@platform/api';

export type PurchasedPlan = Pick<Plan, 'id' | 'name' | 'priceId' | 'interval'>;

export type CheckoutReturn = Pick<CheckoutBody, 'success_url' | 'cancel_url'>;

export function checkoutBody(
  plan: PurchasedPlan,
  email: string,
  returnTo: CheckoutReturn,
): CheckoutBody {
  return {
    price_id: plan.priceId,
    ...returnTo,
    customer_email: email,
    metadata: {
      plan_id: plan.id,
      plan_name: plan.name,
      billing_period: plan.interval ?? 'month',
    },
    collect_billing_address: false,
    payment_method_types: ['card'],
  };
}
