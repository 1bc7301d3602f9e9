import type { Invoice } from '@platform/domain';

/** An invoice with its place in the whole list, from 1: the column 'No.'. */
export interface InvoiceRow extends Invoice {
  no: number;
}

/** Numbers the invoices of a list or of a page of it. */
export function numberedRows(invoices: readonly Invoice[], firstNo: number): readonly InvoiceRow[] {
  return invoices.map((invoice, index) => ({ ...invoice, no: firstNo + index }));
}
