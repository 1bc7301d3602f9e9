import type { Remote } from '../remote.ts';
import type { BillingInvoice, BillingPaths, InvoicePage } from './types.ts';

export interface InvoicesScreenProps {
  paths: BillingPaths;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoicePage>;
  /** Walks back without a call. */
  onPrevious: () => void;
  onNext: () => void;
  /**
   * Mails the invoice to the person signed in and tells the outcome by a toast. Must not reject.
   * The row's 'Send email' is off until it is answered. Keep it stable between renders.
   */
  onSendEmail: (invoice: BillingInvoice) => Promise<void>;
  /** Told when the code of a part cannot be had. Keep it stable between renders. */
  onLoadFailed?: (() => void) | undefined;
}

/** Invoice (spec 2.9): all invoices, ten a page, each to be read, mailed or downloaded. */
export function InvoicesScreen(_props: InvoicesScreenProps) {
  return null;
}
