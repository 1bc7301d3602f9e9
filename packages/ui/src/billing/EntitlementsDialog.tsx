import type { Remote } from '../remote.ts';
import type { BillingEntitlements } from './types.ts';

export interface EntitlementsDialogProps {
  /** Ready with `null` reads 'No entitlements found'; a failure is the defaults, `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** Where 'Billing & Subscription' is. */
  billingHref: string;
  /** Closed by the cross, Escape or the backdrop. Render the dialog only while it is open. */
  onClose: () => void;
}

/** Plan entitlements and usage, as a sheet beside the page it was opened from (spec 2.8). */
export function EntitlementsDialog(_props: EntitlementsDialogProps) {
  return null;
}
