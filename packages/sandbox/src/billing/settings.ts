/** How the billing service behaves; `/sandbox/settings` changes it until the next reset. */
export interface BillingSettings {
  /** Invoices on one page of the list: what a deployment sets, and no client may count on. */
  invoicePageSize: number;
  /** How often the status is asked for before a payment that is confirmed late counts. */
  confirmationPolls: number;
}

export const BILLING_SETTINGS: Readonly<BillingSettings> = {
  invoicePageSize: 20,
  confirmationPolls: 3,
};
