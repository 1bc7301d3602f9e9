import type { Invoice } from '@platform/domain';
import { describe, expect, it } from 'vitest';
import { firstPage, withLaterPages, withPage } from './invoiceList.ts';
import type { LoadedInvoices } from './invoiceList.ts';
import type { InvoicePage } from './invoices.ts';

function invoice(id: string, key = id): Invoice {
  return {
    key,
    id,
    number: id,
    createdAt: null,
    status: 'paid',
    amount: 1,
    currency: 'USD',
    plan: 'Pro',
    hostedUrl: null,
    pdfUrl: null,
  };
}

const page = (ids: string, nextCursor: string | null): InvoicePage => ({
  invoices: ids.split('').map((id) => invoice(id)),
  hasMore: nextCursor !== null,
  nextCursor,
});

const ids = ({ invoices }: LoadedInvoices) => invoices.map(({ id }) => id).join('');

describe('withPage', () => {
  it('appends page after page', () => {
    const list = withPage(firstPage(page('abc', 'c1')), 'c1', page('def', 'c2'));
    expect(ids(list)).toBe('abcdef');
    expect(list.nextCursor).toBe('c2');
    expect(withPage(list, 'c2', page('g', null)).nextCursor).toBeNull();
  });

  it.each<[string, InvoicePage]>([
    ['the same cursor again', page('def', 'c1')],
    ['no new row', page('abc', 'c2')],
    ['no row at all', { ...page('', 'c2'), invoices: [] }],
  ])('D18 ends with %s', (_, next) => {
    expect(withPage(firstPage(page('abc', 'c1')), 'c1', next).nextCursor).toBeNull();
  });

  it('D18 ends if a cursor repeats', () => {
    const second = withPage(firstPage(page('a', 'c1')), 'c1', page('b', 'c2'));
    const third = withPage(second, 'c2', page('c', 'c1'));
    expect(ids(third)).toBe('abc');
    expect(third.nextCursor).toBeNull();
  });

  it('D18 drops duplicate rows', () => {
    const list = withPage(firstPage(page('abc', 'c1')), 'c1', page('bcd', 'c2'));
    expect(ids(list)).toBe('abcd');
    expect(list.nextCursor).toBe('c2');
  });

  it('D06 gives rows without an id different keys', () => {
    const nameless = { ...page('', 'c1'), invoices: [invoice('', '#2')] };
    const list = withPage(firstPage(nameless), 'c1', { ...nameless, nextCursor: null });
    expect(list.invoices).toHaveLength(2);
    expect(new Set(list.invoices.map(({ key }) => key)).size).toBe(2);
  });

  it('D07 ignores a page of an outdated cursor', () => {
    const list = withPage(firstPage(page('abc', 'c1')), 'c1', page('def', 'c2'));
    expect(withPage(list, 'c1', page('xyz', 'c9'))).toBe(list);
  });
});

describe('withLaterPages', () => {
  const long = withPage(firstPage(page('abc', 'c1')), 'c1', page('def', 'c2'));
  const reread = (ids: string, nextCursor: string) =>
    withLaterPages(firstPage(page(ids, nextCursor)), long);

  it('keeps the later pages of an unchanged first page', () => {
    const list = reread('abc', 'c1');
    expect(ids(list)).toBe('abcdef');
    expect(list.nextCursor).toBe('c2');
  });

  it('adds a new invoice at the top without duplicating or losing any', () => {
    expect(ids(reread('nab', 'c0'))).toBe('nabcdef');
  });

  it('starts over if no known invoice is on the first page', () => {
    const list = reread('xyz', 'c7');
    expect(ids(list)).toBe('xyz');
    expect(list.nextCursor).toBe('c7');
  });
});
