// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { useInvoicePages } from './useInvoicePages.ts';

const address = `${testConfig.services.billing}/v1/invoices`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Service {
  total: number;
  size: number;
  before?: (from: number) => Promise<Response | undefined> | Response | undefined;
}

function mountPages({ total, size, before }: Service) {
  const requestedCursors: number[] = [];
  server.use(
    http.get(address, async ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      requestedCursors.push(from);
      const end = Math.min(from + size, total);
      const ids = Array.from({ length: end - from }, (_, index) => String(from + index + 1));
      const body = {
        invoices: ids.map((id) => ({ id, invoice_number: id })),
        has_more: end < total,
        next_cursor: end < total ? String(end) : null,
      };
      return (await before?.(from)) ?? HttpResponse.json(body);
    }),
  );
  const { current, waitUntil } = mountHook(useInvoicePages);
  const page = () => {
    const { invoices } = current();
    if (invoices.status !== 'ready') throw new Error(`The invoices are ${invoices.status}.`);
    const { invoices: rows, ...state } = invoices.data;
    return { ...state, rows: rows.map(({ id }) => Number(id)) };
  };
  const expectPage = (state: object) => waitUntil(() => expect(page()).toMatchObject(state));
  return { requestedCursors, current, expectPage };
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('builds pages of ten from server pages of any size, and goes back without a request', async () => {
  const { requestedCursors, current, expectPage } = mountPages({ total: 23, size: 4 });
  await expectPage({ page: 1, rows: from(1, 10), hasPrevious: false, hasNext: true });
  current().onNext();
  await expectPage({ page: 2, rows: from(11, 20), hasPrevious: true, hasNext: true });
  current().onNext();
  await expectPage({ page: 3, rows: from(21, 23), hasNext: false });
  const calls = requestedCursors.length;
  current().onPrevious();
  await expectPage({ page: 2, rows: from(11, 20), hasNext: true });
  expect(requestedCursors).toHaveLength(calls);
  expect(requestedCursors).toEqual([0, 4, 8, 12, 16, 20]);
});

test('stays on the last page of the list', async () => {
  const emptyPage = { invoices: [], has_more: false, next_cursor: null };
  const before = (cursor: number) => (cursor === 10 ? HttpResponse.json(emptyPage) : undefined);
  const { requestedCursors, current, expectPage } = mountPages({ total: 11, size: 10, before });
  await expectPage({ page: 1, hasNext: true });
  current().onNext();
  await expectPage({ page: 1, rows: from(1, 10), hasNext: false, isLoadingNext: false });
  expect(requestedCursors).toEqual([0, 10]);
});

test('D07 a slow page does not overtake a later one', async () => {
  let respond = () => {};
  const pendingResponse = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
  const before = (cursor: number) => (cursor === 20 ? pendingResponse : undefined);
  const { requestedCursors, current, expectPage } = mountPages({ total: 35, size: 10, before });
  await expectPage({ page: 1 });
  current().onNext();
  await expectPage({ page: 2, isLoadingNext: false });
  current().onNext();
  await expectPage({ page: 2, isLoadingNext: true });
  current().onPrevious();
  await expectPage({ page: 1, isLoadingNext: false });
  respond();
  current().onNext();
  await expectPage({ page: 2, rows: from(11, 20) });
  current().onNext();
  await expectPage({ page: 3, rows: from(21, 30) });
  expect(requestedCursors).toEqual([0, 10, 20]);
});

test('keeps its rows if the next page fails, and continues on retry', async () => {
  let isDown = true;
  const broken = () => HttpResponse.json({}, { status: 500 });
  const before = (cursor: number) => (cursor > 0 && isDown ? broken() : undefined);
  const { requestedCursors, current, expectPage } = mountPages({ total: 20, size: 10, before });
  await expectPage({ page: 1, nextError: undefined });
  current().onNext();
  await expectPage({ page: 1, rows: from(1, 10), nextError: 'Failed to load invoices.' });
  expect(requestedCursors).toEqual([0, 10]);
  isDown = false;
  current().onNext();
  await expectPage({ page: 2, rows: from(11, 20), nextError: undefined });
});
