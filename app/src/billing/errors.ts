import { isApiError } from '@platform/api';
import type { Refusal } from '@platform/api';
import type { BillingRefusal } from '@platform/ui';

/** Whether the server refused for want of rights: they are read again, its words are shown (M09). */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** What a failed write says: the server's own words where it refused the person, else the text. */
export const writeError = (error: unknown, text: string): string =>
  isApiError(error) && isForbidden(error) ? error.serverMessage || text : text;

/** The policy's answer about the subscription as the screens name it; team refusals never come. */
export function asBillingRefusal(refusal: Refusal | null): BillingRefusal | null {
  if (refusal === null || refusal === 'cannotCancelSubscription') return refusal;
  return 'cannotChangeSubscription';
}
