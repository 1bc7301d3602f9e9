import { describe, expect, it } from 'vitest';
import { invoicePageSchema, withSafeAddresses } from './invoices.ts';

const urlRules = { origin: 'https://app.test', origins: [], redirectHosts: [] };
const parse = (response: unknown) => withSafeAddresses(invoicePageSchema.parse(response), urlRules);

const wire = {
  id: 'in_1',
  invoice_number: 'INV-1',
  created_at: '2024-06-12T12:00:00Z',
  status: 'paid',
  amount_paid: 4900,
  amount_due: 0,
  currency: 'usd',
  description: 'Starter',
  hosted_invoice_url: 'https://pay.test/i/1',
  invoice_pdf: 'https://pay.test/i/1/pdf',
};

const first = (changes: object) =>
  parse({ invoices: [{ ...wire, ...changes }], has_more: false }).invoices[0];

describe('invoicePageSchema', () => {
  it('maps the wire to the domain', () => {
    expect(parse({ invoices: [wire], has_more: true, next_cursor: 'c2' })).toEqual({
      invoices: [
        {
          key: 'in_1',
          id: 'in_1',
          number: 'INV-1',
          createdAt: new Date('2024-06-12T12:00:00Z'),
          status: 'paid',
          amount: 4900,
          currency: 'USD',
          plan: 'Starter',
          hostedUrl: 'https://pay.test/i/1',
          pdfUrl: 'https://pay.test/i/1/pdf',
        },
      ],
      hasMore: true,
      nextCursor: 'c2',
    });
  });

  it.each<[object, number | null]>([
    [{ status: 'paid', amount_paid: 1, amount_due: 2 }, 1],
    [{ status: 'Succeeded', amount_paid: 1, amount_due: 2 }, 1],
    [{ status: 'open', amount_paid: 1, amount_due: 2 }, 2],
    [{ status: 'odd', amount_paid: 1, amount_due: -2 }, -2],
    [{ status: 'open', amount_due: undefined }, null],
    [{ status: 'open', amount_due: '12' }, 12],
    [{ status: 'open', amount_due: Number.POSITIVE_INFINITY }, null],
  ])('shows the paid amount of a paid invoice, else the amount due: %j', (changes, amount) => {
    expect(first(changes)?.amount).toBe(amount);
  });

  it.each<[unknown, string | undefined]>([
    [1_718_193_600, '2024-06-12T12:00:00.000Z'],
    ['1718193600', '2024-06-12T12:00:00.000Z'],
    [1_718_193_600_000, '2024-06-12T12:00:00.000Z'],
    ['soon', undefined],
    [null, undefined],
    [{}, undefined],
    [1e300, undefined],
  ])('D17 reads the date %j', (created_at, iso) => {
    expect(first({ created_at })?.createdAt?.toISOString()).toBe(iso);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/1',
    '//evil.test',
    'https:evil.test',
    'https://pay.test@evil.test/',
    'httpx://evil.test',
    'http://plain.test/',
    '',
    7,
    null,
    {},
    `https://a.test/${'x'.repeat(3000)}`,
  ])('O09 returns no URL for %j', (address) => {
    const invoice = first({ hosted_invoice_url: address, invoice_pdf: address });
    expect(invoice).toMatchObject({ hostedUrl: null, pdfUrl: null });
  });

  it.each<[object, object]>([
    [
      { has_more: true, next_cursor: null },
      { hasMore: false, nextCursor: null },
    ],
    [
      { has_more: true, next_cursor: '' },
      { hasMore: false, nextCursor: null },
    ],
    [{ has_more: true }, { hasMore: false, nextCursor: null }],
    [
      { has_more: 'true', next_cursor: 'c' },
      { hasMore: false, nextCursor: null },
    ],
    [
      { has_more: false, next_cursor: 'c' },
      { hasMore: false, nextCursor: null },
    ],
    [
      { has_more: true, next_cursor: 7 },
      { hasMore: true, nextCursor: '7' },
    ],
  ])('D18 continues only with a cursor: %j', (response, expected) => {
    expect(parse({ invoices: [wire], ...response })).toMatchObject(expected);
  });

  it('is empty for {"detail": "Not Found"} and invalid for any other value', () => {
    const none = { invoices: [], hasMore: false, nextCursor: null };
    expect(parse({ detail: 'Not Found' })).toEqual(none);
    expect(parse({ invoices: null })).toEqual(none);
    expect(invoicePageSchema.safeParse({ invoices: {} }).success).toBe(false);
    expect(invoicePageSchema.safeParse('<html>').success).toBe(false);
  });

  it('D04 reads an empty row and keeps all others', () => {
    const { invoices } = parse([{}, wire, null, 'x', wire]);
    expect(invoices).toHaveLength(3);
    expect(invoices[0]).toMatchObject({ id: '', number: '', amount: null, currency: 'USD' });
    expect(new Set(invoices.map(({ key }) => key)).size).toBe(3);
  });
});
