import { expect, it } from 'vitest';
import { invoiceLines } from './invoicePage.ts';
import type { ShownInvoice } from './invoicePage.ts';

it.each([
  ['HUF', 'HUF 500.00', 'HUF 0.00'],
  ['usd', '$500.00', '$0.00'],
  ['JPY', '¥50,000', '¥0'],
  ['KWD', 'KWD 50.000', 'KWD 0.000'],
])(
  'READING-74 writes the amounts of an invoice in %s as the client does',
  (currency, due, paid) => {
    const invoice = {
      number: 'INV-1',
      createdAt: new Date('2026-11-26T12:00:00Z'),
      status: 'open',
      currency,
      amountDue: 50_000,
      amountPaid: 0,
    } as ShownInvoice['invoice'];
    const lines = new Map(invoiceLines({ invoice, tenantName: 'Acme' }));
    const written = (name: string) => lines.get(name)?.replace('\u00A0', ' ');
    expect([written('Amount due'), written('Amount paid')]).toEqual([due, paid]);
  },
);
