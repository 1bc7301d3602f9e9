export interface BillingSettings {
  /** Invoices per page. Deployments set it, so clients must not rely on it. */
  invoicePageSize: number;
  /** Number of status requests before a late payment is confirmed. */
  confirmationPolls: number;
}

export const BILLING_SETTINGS: Readonly<BillingSettings> = {
  invoicePageSize: 20,
  confirmationPolls: 3,
};
