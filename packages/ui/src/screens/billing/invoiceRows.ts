import type { Invoice } from '@platform/domain';

export interface InvoiceRow extends Invoice {
  /** Position among all invoices, from 1. */
  rowNumber: number;
}

export function numberedRows(
  invoices: readonly Invoice[],
  firstRowNumber: number,
): readonly InvoiceRow[] {
  return invoices.map((invoice, index) => ({ ...invoice, rowNumber: firstRowNumber + index }));
}
