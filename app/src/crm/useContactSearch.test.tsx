import { FIRST_BATCH } from '@platform/api';
// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { useContactSearch } from './useContactSearch.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const contact = (id: string) => ({ id, name: id, email: `${id}@customer.test` });

function serve() {
  const load = Array.from({ length: FIRST_BATCH.limit }, (_, index) => contact(`c${index}`));
  const searches: { search: string; respond: (id: string) => void }[] = [];
  server.use(
    http.get(`${testConfig.services.crm}/v1/contacts/`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const search = query.get('search');
      if (search === null) return HttpResponse.json(load);
      if (search === 'many') {
        const isFirst = !query.has('offset');
        return HttpResponse.json(isFirst ? load : [contact('m1'), contact('m2')]);
      }
      if (query.has('offset')) return HttpResponse.json([]);
      return new Promise<Response>((resolve) => {
        const respond = (id: string) => resolve(HttpResponse.json([contact('c7'), contact(id)]));
        searches.push({ search, respond });
      });
    }),
  );
  return searches;
}

async function mountSearch(page = 1) {
  /** Searches displayed, with the contacts found beyond the loaded ones. */
  const shown: { search: string; found: readonly string[] }[] = [];
  const { current } = mountHook(() => {
    const [search, type] = useState('');
    const list = dataOf(useContactSearch(page, search));
    const found = list?.items.slice(FIRST_BATCH.limit).map(({ key }) => key) ?? [];
    useEffect(() => void shown.push({ search, found }));
    return { list, found, type };
  });
  await vi.waitFor(() => expect(current().list?.items).toHaveLength(FIRST_BATCH.limit));
  return {
    type: (text: string) => flushSync(() => current().type(text)),
    list: () => current().list,
    found: () => current().found,
    foundWith: (text: string) =>
      shown.filter(({ search }) => search === text).flatMap(({ found }) => found),
  };
}

test('searches once typing pauses, not on each key', async () => {
  const searches = serve();
  const { type, list, found } = await mountSearch();
  for (const text of ['a', 'ad', 'ada ', ' ada l']) type(text);
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  searches[0]?.respond('ada');
  await vi.waitFor(() => expect(found()).toEqual(['ada']));
  expect(list()?.total).toEqual({ count: FIRST_BATCH.limit, isTruncated: true });
  expect(searches.map(({ search }) => search)).toEqual(['ada l']);
});

test('D07 ignores a late response to an older search', async () => {
  const searches = serve();
  const { type, found, foundWith } = await mountSearch();
  type('old');
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  type('new');
  await vi.waitFor(() => expect(searches).toHaveLength(2));
  searches[1]?.respond('newer');
  await vi.waitFor(() => expect(found()).toEqual(['newer']));
  searches[0]?.respond('older');
  type('old');
  await vi.waitFor(() => expect(searches).toHaveLength(3));
  searches[2]?.respond('oldest');
  await vi.waitFor(() => expect(found()).toEqual(['oldest']));
  expect(new Set(foundWith('new'))).toEqual(new Set(['newer']));
});

test('pages of a search contain the matches of the service', async () => {
  const searches = serve();
  const { type, list, found } = await mountSearch();
  expect(list()?.hasNext).toBe(true);
  type('ada');
  expect(list()?.hasNext).toBe(false);
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  searches[0]?.respond('ada');
  await vi.waitFor(() => expect(found()).toEqual(['ada']));
  expect(list()?.hasNext).toBe(false);
  type('many');
  await vi.waitFor(() => expect(list()?.hasNext).toBe(true));
});

test('the second page of a search starts where the first one ends', async () => {
  serve();
  const { type, list } = await mountSearch(2);
  type('many');
  await vi.waitFor(() => expect(list()?.items.map(({ id }) => id)).toEqual(['m1', 'm2']));
  expect(list()?.hasNext).toBe(false);
});
