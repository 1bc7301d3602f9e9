import type { Refusal } from '@platform/api';
import type { BillingRefusal } from '@platform/ui';

/** The policy's answer about the subscription as the screens name it; team refusals never come. */
export function asBillingRefusal(refusal: Refusal | null): BillingRefusal | null {
  if (refusal === null || refusal === 'cannotCancelSubscription') return refusal;
  return 'cannotChangeSubscription';
}
