import type { CsvSheet } from '../export/csvText.ts';
import { sheetOf } from '../export/sheetOf.ts';
import type { Columns } from '../export/sheetOf.ts';

export interface InvoiceRow {
  number: string;
  createdAt: Date | null;
  /** In the currency's minor unit. */
  amount: number | null;
  currency: string;
  plan: string;
  status: string;
}

const invoiceColumns = ['number', 'date', 'amount', 'plan', 'status'] as const;

export interface InvoiceSheetTexts {
  columns: Columns<(typeof invoiceColumns)[number]>;
  status: (status: string) => string;
  date: (date: Date) => string;
  money: (amount: number | null, currency: string) => string;
}

export const invoiceSheet = (invoices: readonly InvoiceRow[], words: InvoiceSheetTexts): CsvSheet =>
  sheetOf(
    invoiceColumns,
    words.columns,
    invoices.map(({ number, createdAt, amount, currency, plan, status }) => ({
      number,
      date: createdAt ? words.date(createdAt) : '',
      amount: words.money(amount, currency),
      plan,
      status: words.status(status),
    })),
  );
