import type { Invoice } from '@platform/domain';
import { createContext, use } from 'react';

/** What the row menus need besides their row. */
export interface InvoiceActionsValue {
  /** Keys of the invoices that are being mailed. */
  sending: ReadonlySet<string>;
  /** Answers the keys of those that could not be sent. */
  sendEmails: (invoices: readonly Invoice[]) => Promise<readonly string[]>;
}

export const InvoiceActionsContext = createContext<InvoiceActionsValue | null>(null);

/** Reads the actions; a menu outside of InvoicesScreen is a programmer's error. */
export function useInvoiceActions(): InvoiceActionsValue {
  const value = use(InvoiceActionsContext);
  if (!value) {
    throw new Error(
      'InvoiceActions was rendered without actions, so its menu can do nothing. Wrap the table in <InvoiceActionsContext>.',
    );
  }
  return value;
}
