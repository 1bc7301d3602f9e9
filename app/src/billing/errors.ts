import type { Refusal } from '@platform/api';
import type { BillingRefusal } from '@platform/ui';

/** Converts the policy's refusal to the screens' type; team refusals do not occur here. */
export function asBillingRefusal(refusal: Refusal | null): BillingRefusal | null {
  if (refusal === null || refusal === 'cannotCancelSubscription') return refusal;
  return 'cannotChangeSubscription';
}
