import type { Remote } from '../remote.ts';
import { entitlementsSheet } from './entitlementsSheet.ts';
import type { BillingEntitlements } from './types.ts';

export interface EntitlementsDialogProps {
  /** Ready with `null` reads 'No entitlements found'; a failure is the defaults, `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** Where 'Billing & Subscription' is. */
  billingHref: string;
  /** Closed by the cross, Escape or the backdrop. Render the dialog only while it is open. */
  onClose: () => void;
  /** Told when its code cannot be had. Keep it stable between renders. */
  onLoadFailed?: () => void;
}

/**
 * Plan entitlements and usage, as a sheet beside the page it was opened from (spec 2.8). Its code
 * is fetched when it is first rendered, or by `prefetchEntitlementsDialog`.
 */
export function EntitlementsDialog(props: EntitlementsDialogProps) {
  return <entitlementsSheet.Part {...props} />;
}
