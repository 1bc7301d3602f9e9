export { BillingOverviewScreen } from './BillingOverviewScreen.tsx';
export type { BillingOverviewScreenProps } from './BillingOverviewScreen.tsx';
export { InvoicesScreen } from './InvoicesScreen.tsx';
export type { InvoicesScreenProps } from './InvoicesScreen.tsx';
export type { InvoiceRow } from './invoiceRows.ts';
export { PlansScreen } from './PlansScreen.tsx';
export type { PlansScreenProps } from './PlansScreen.tsx';
export { UsageAnalyticsScreen } from './UsageAnalyticsScreen.tsx';
export type { UsageAnalyticsScreenProps } from './UsageAnalyticsScreen.tsx';
export { EntitlementsDialog } from './EntitlementsDialog.tsx';
export type { EntitlementsDialogProps } from './EntitlementsDialog.tsx';
export type {
  BillingEntitlements,
  BillingPaths,
  BillingRefusal,
  CheckoutOutcome,
  CheckoutState,
  InvoiceList,
  InvoicePage,
  UsageMonth,
} from './types.ts';
