// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { bulkLoad, useContacts, useLeads } from '../../platform/crm/lists.ts';
import { useAtomValue } from '../../platform/state.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { useContactExport, useLeadExport } from './useExport.ts';

const server = setupServer();
const saved: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // jsdom neither makes addresses of blobs nor downloads them.
  URL.createObjectURL = (blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
});
afterEach(() => {
  saved.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const contacts = Array.from({ length: 1226 }, (_, place) => ({
  id: `c${place}`,
  name: `Person ${place}`,
  email: `p${place}@customer.test`,
}));
const leads = Array.from({ length: 1001 }, (_, place) => ({
  id: `l${place}`,
  contact_id: `c${place + 200}`,
  status: place % 2 ? 'New' : 'Qualified',
}));

/** Serves pages of both lists, each page beyond the first after `further`. */
function serve(further: () => Promise<unknown> = () => Promise.resolve()) {
  const list = (path: string, rows: readonly object[]) =>
    http.get(`${testConfig.services.crm}${path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset') ?? 0);
      if (offset > 0) await further();
      return HttpResponse.json(rows.slice(offset, offset + Number(searchParams.get('limit'))));
    });
  server.use(list('/v1/contacts/', contacts), list('/v1/leads/', leads));
}

function mountContacts() {
  return mountHook(() => {
    const list = dataOf(useContacts(bulkLoad));
    return { list, onExport: useContactExport(true), toasts: useAtomValue(toastsAtom) };
  });
}

const lines = () => (saved[0] ?? '').trimEnd().split('\r\n').slice(1);

test('U06 the contacts of the service are saved, not only the first load', async () => {
  serve();
  const { now } = mountContacts();
  await vi.waitFor(() => expect(now().list?.items).toHaveLength(1000));
  now().onExport(now().list?.items ?? [], (rows) =>
    rows.filter(({ name }) => name.endsWith('5')).toReversed(),
  );
  await vi.waitFor(() => expect(lines()).toHaveLength(123));
  expect(lines()[0]).toContain('Person 1225,');
  expect(lines().at(-1)).toContain('Person 5,');
  expect(now().toasts.map(({ message }) => message)).toEqual(['123 rows saved']);
});

test('U06 a selection is saved as it is', async () => {
  serve();
  const { now } = mountContacts();
  await vi.waitFor(() => expect(now().list?.items).toHaveLength(1000));
  now().onExport((now().list?.items ?? []).slice(0, 2));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(now().toasts).toEqual([]);
});

test('U06 leads beyond the first load have the names of contacts beyond theirs', async () => {
  serve();
  const { now } = mountHook(() => {
    const people = useContacts(bulkLoad);
    const list = useLeads();
    const onExport = useLeadExport(list, people);
    return { items: dataOf(list)?.items, people: dataOf(people)?.items, onExport };
  });
  await vi.waitFor(() => expect(now().items && now().people).toHaveLength(1000));
  now().onExport(now().items ?? [], (rows) => rows);
  await vi.waitFor(() => expect(lines()).toHaveLength(1001));
  expect(lines().at(-1)).toMatch(/^Person 1200,Qualified,/);
});

test('U06 a long export says how far it is, and can be cancelled', async () => {
  serve(() => delay('infinite'));
  const { now } = mountContacts();
  await vi.waitFor(() => expect(now().list?.items).toHaveLength(1000));
  now().onExport([], (rows) => rows);
  await vi.waitFor(() => expect(now().toasts[0]?.message).toContain('So far: 1,000'), 5000);
  now().toasts[0]?.action?.onSelect();
  await vi.waitFor(() => expect(now().toasts).toEqual([]));
  expect(saved).toEqual([]);
});
