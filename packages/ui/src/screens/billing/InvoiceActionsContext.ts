import type { Invoice } from '@platform/domain';
import { createContext, use } from 'react';

export interface InvoiceActionsValue {
  /** Keys of the invoices that are being emailed. */
  sending: ReadonlySet<string>;
  /** Resolves with the keys of invoices that could not be sent. */
  sendEmails: (invoices: readonly Invoice[]) => Promise<readonly string[]>;
}

export const InvoiceActionsContext = createContext<InvoiceActionsValue | null>(null);

export function useInvoiceActions(): InvoiceActionsValue {
  const value = use(InvoiceActionsContext);
  if (!value) {
    throw new Error(
      'InvoiceActions was rendered without actions, so its menu can do nothing. Wrap the table in <InvoiceActionsContext>.',
    );
  }
  return value;
}
