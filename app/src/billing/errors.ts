import type { Refusal } from '@platform/api';
import type { BillingRefusal } from '@platform/ui/billing';

export function asBillingRefusal(refusal: Refusal | null): BillingRefusal | null {
  if (refusal === null || refusal === 'cannotCancelSubscription') return refusal;
  return 'cannotChangeSubscription';
}
