import { lazyPart } from '../internal/lazyPart.ts';

/** The choice of how to pay. */
export const paymentDialog = lazyPart(
  async () => (await import('./PaymentDialog.tsx')).PaymentDialog,
);

/** The confirmation of a cancelled subscription. */
export const cancelDialog = lazyPart(
  async () => (await import('./CancelSubscriptionDialog.tsx')).CancelSubscriptionDialog,
);

/** What stands for no invoices, with its art. */
export const noInvoices = lazyPart(async () => (await import('./NoInvoices.tsx')).NoInvoices);

/** What stands for no plans, with its art. */
export const noPlans = lazyPart(async () => (await import('./NoPlans.tsx')).NoPlans);
