import type { BillingInvoice } from './types.ts';

/** An invoice with its place in the whole list, from 1: the column 'No.'. */
export interface InvoiceRow extends BillingInvoice {
  no: number;
}

/** Numbers the invoices of a list or of a page of it. */
export function numberedRows(
  invoices: readonly BillingInvoice[],
  firstNo: number,
): readonly InvoiceRow[] {
  return invoices.map((invoice, index) => ({ ...invoice, no: firstNo + index }));
}
