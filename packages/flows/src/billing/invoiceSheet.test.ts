import { expect, test } from 'vitest';
import { invoiceSheet } from './invoiceSheet.ts';

test('exports invoices in the columns of their table; missing values stay empty', () => {
  const words = {
    columns: { number: 'Number', date: 'Date', amount: 'Amount', plan: 'Plan', status: 'Status' },
    status: (status: string) => status.toUpperCase(),
    date: (day: Date) => String(day.getFullYear()),
    money: (amount: number | null, currency: string) => `${currency} ${amount}`,
  };
  const paid = {
    number: 'INV-1',
    createdAt: new Date(2026, 0, 2),
    amount: 4900,
    currency: 'USD',
    plan: 'Pro',
    status: 'paid',
  };
  expect(invoiceSheet([paid, { ...paid, number: '', createdAt: null }], words)).toEqual({
    fields: ['Number', 'Date', 'Amount', 'Plan', 'Status'],
    rows: [
      ['INV-1', '2026', 'USD 4900', 'Pro', 'PAID'],
      ['', '', 'USD 4900', 'Pro', 'PAID'],
    ],
  });
});
