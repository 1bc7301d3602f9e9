import { formatMoney } from '@platform/i18n';
import type { billingTexts, TextKey, Translate } from '@platform/i18n';
import type { BillingPlan } from './types.ts';

/** A plan's price without the zeros of a whole one: $49. */
export function priceOf(plan: BillingPlan): string {
  return formatMoney(plan.amount, plan.currency, { hidesZeroFraction: true });
}

/** 'Pro, $149 per month'. */
export function planAndPrice(
  plan: BillingPlan,
  t: Translate<TextKey<typeof billingTexts>>,
): string {
  const params = { plan: plan.name, price: priceOf(plan) };
  if (plan.amount === null) return plan.name;
  return plan.interval === 'year'
    ? t('billing.payment.yearly', params)
    : t('billing.payment.monthly', params);
}
