import { FIRST_BATCH } from '@platform/api';
// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { contactsPage, useContacts, useInteractions, useLeads } from './lists.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const paths = { contacts: '/v1/contacts/', leads: '/v1/leads/', interactions: '/v1/interactions/' };
const useAllContacts = () => dataOf(useContacts(FIRST_BATCH));
const useAllLeads = () => dataOf(useLeads());
const useAllInteractions = () => dataOf(useInteractions(FIRST_BATCH));
const hooks = {
  contacts: useAllContacts,
  leads: useAllLeads,
  interactions: useAllInteractions,
};

function serve(
  path: string,
  rows: readonly object[],
  { cap = 1000, further = () => undefined as Response | undefined } = {},
) {
  const offsets: number[] = [];
  server.use(
    http.get(`${testConfig.services.crm}${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset') ?? 0);
      const limit = Math.min(cap, Number(searchParams.get('limit')));
      offsets.push(offset);
      const page = () => HttpResponse.json(rows.slice(offset, offset + limit));
      return offset > 0 ? (further() ?? page()) : page();
    }),
  );
  return offsets;
}

const many = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `r${id}` }));

test.each([
  ['contacts', 260, 100, { count: 260, isTruncated: false }],
  ['leads', 47, 20, { count: 47, isTruncated: false }],
  ['interactions', 130, 50, { count: 130, isTruncated: false }],
  ['contacts', 1226, 500, { count: 1000, isTruncated: true }],
  ['leads', 38, 1000, { count: 38, isTruncated: false }],
] as const)('U08 %s: lists all %i rows of a service that sends %i at most', async (...row) => {
  const [list, count, cap, total] = row;
  serve(paths[list], many(count), { cap });
  const { current, waitUntil } = mountHook(() => ({ list: hooks[list]() }));
  await waitUntil((shown) => expect(shown.list?.total).toEqual(total));
  expect(new Set(current().list?.items.map(({ key }) => key)).size).toBe(total.count);
});

test('U08 the second page of contacts continues where the first ends', async () => {
  const offsets = serve(paths.contacts, many(1150), { cap: 100 });
  const { waitUntil } = mountHook(() => ({ list: dataOf(useContacts(contactsPage(2))) }));
  await waitUntil(({ list }) => expect(list?.items).toHaveLength(150));
  expect(offsets.slice(0, 2)).toEqual([1000, 1100]);
});

test('U08 marks a list as incomplete if the rest cannot be loaded', async () => {
  serve(paths.contacts, many(260), {
    cap: 100,
    further: () => HttpResponse.json(null, { status: 400 }),
  });
  const { waitUntil } = mountHook(() => ({ list: dataOf(useContacts(FIRST_BATCH)) }));
  await waitUntil(({ list }) => expect(list?.total).toEqual({ count: 100, isTruncated: true }));
});

test('U08 a service that ignores the offset repeats no row, also of rows without an id', async () => {
  const rows = [{ name: 'Ada' }, { id: 'c1', name: 'Grace' }, { name: 'Ada' }];
  const offsets: number[] = [];
  server.use(
    http.get(`${testConfig.services.crm}${paths.contacts}`, ({ request }) => {
      offsets.push(Number(new URL(request.url).searchParams.get('offset') ?? 0));
      return HttpResponse.json(rows);
    }),
  );
  const { current, waitUntil } = mountHook(() => ({ list: dataOf(useContacts(FIRST_BATCH)) }));
  await waitUntil(() => expect(offsets.length).toBeGreaterThan(2));
  await waitUntil(({ list }) => expect(list?.items).toHaveLength(3));
  expect(current().list?.total).toEqual({ count: 3, isTruncated: false });
});

test('U08 rows without an id are listed from every page', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ name: `Person ${index}` }));
  serve(paths.contacts, rows, { cap: 3 });
  const { current, waitUntil } = mountHook(() => ({ list: dataOf(useContacts(FIRST_BATCH)) }));
  await waitUntil(({ list }) => expect(list?.items.map(({ name }) => name)).toHaveLength(7));
  expect(new Set(current().list?.items.map(({ key }) => key)).size).toBe(7);
});
