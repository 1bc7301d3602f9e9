import type { Invoice } from '@platform/domain';

export interface InvoiceRow extends Invoice {
  no: number;
}

export function numberedRows(invoices: readonly Invoice[], firstNo: number): readonly InvoiceRow[] {
  return invoices.map((invoice, index) => ({ ...invoice, no: firstNo + index }));
}
