export { NO_CHECKOUT_URL, createCheckout, createCheckoutSession } from './checkout.ts';
export type { CheckoutBody } from './checkout.contract.ts';
export { DEFAULT_ENTITLEMENTS, entitlements, getEntitlements } from './entitlements.ts';
export type { LoadedInvoices } from './invoiceList.ts';
export {
  emailInvoice,
  fetchInvoices,
  invoices,
  isPaid,
  listInvoices,
  loadMoreInvoices,
  sendInvoice,
} from './invoices.ts';
export type { InvoicePage } from './invoices.ts';
export { listPlans, plans } from './plans.ts';
export {
  NO_SUBSCRIPTION,
  cancelSubscription,
  cancelTenantSubscription,
  fetchSubscription,
  getSubscription,
  subscription,
} from './subscription.ts';
