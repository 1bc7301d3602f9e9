import type { Remote } from '../remote.ts';
import type { BillingEntitlements, BillingPaths, CheckoutState, InvoiceList } from './types.ts';

export interface BillingOverviewScreenProps {
  paths: BillingPaths;
  /** Ready with `null` reads 'No entitlements found'; a failure is the defaults, `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoiceList>;
  /** Loads the next server page and appends it. */
  onLoadMore: () => void;
  /** When access ends, once the subscription is cancelled. */
  endsAt?: Date | undefined;
  /** What is known about the purchase the person comes back from; nothing where there was none. */
  checkout?: CheckoutState | undefined;
  /** Asks for the status once more, while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Puts the notice about the purchase away; not offered while it is being confirmed. */
  onDismissCheckout: () => void;
  /** An absolute `https:` or `mailto:` address; opens in a new tab. */
  contactSalesHref: string;
  /** Told when the code of a part cannot be had. Keep it stable between renders. */
  onLoadFailed?: (() => void) | undefined;
}

/** Billing & Subscriptions, Overview (spec 2.9): balance, invoices, and the way to larger plans. */
export function BillingOverviewScreen(_props: BillingOverviewScreenProps) {
  return null;
}
