import type { Plan } from '@platform/domain';
import type { Formats, billingTexts, TextKey, Translate } from '@platform/i18n';

/** Formats a price without the decimals of a whole amount: $49. */
export function priceOf(plan: Plan, formats: Formats): string {
  return formats.money(plan.amount, plan.currency, { hidesZeroFraction: true });
}

export function planAndPrice(
  plan: Plan,
  t: Translate<TextKey<typeof billingTexts>>,
  formats: Formats,
): string {
  const params = { plan: plan.name, price: priceOf(plan, formats) };
  if (plan.amount === null) return plan.name;
  return plan.interval === 'year'
    ? t('billing.payment.yearly', params)
    : t('billing.payment.monthly', params);
}
