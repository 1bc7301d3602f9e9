import type { CheckoutBody } from '@platform/api';
import type { BillingPlan } from '@platform/ui';
import { billingPaths } from './paths.ts';

/**
 * What a checkout session is asked for (spec 7). The addresses to come back to are exactly the
 * app's own (reading 35).
 */
export function checkoutBody(plan: BillingPlan, email: string, origin: string): CheckoutBody {
  return {
    price_id: plan.priceId,
    success_url: origin + billingPaths.overview,
    cancel_url: origin + billingPaths.plans,
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
