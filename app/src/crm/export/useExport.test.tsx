import { FIRST_BATCH } from '@platform/api';
// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { useContacts, useLeads } from '../../platform/crm/lists.ts';
import { useAtomValue } from '../../platform/state.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { collectSavedFiles } from '../../testing/savedFiles.ts';
import { testConfig } from '../../testing/services.ts';
import { useContactExport, useLeadExport } from './useExport.ts';

const server = setupServer();
const { files, lines } = collectSavedFiles();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const contacts = Array.from({ length: 1226 }, (_, index) => ({
  id: `c${index}`,
  name: `Person ${index}`,
  email: `p${index}@customer.test`,
}));
const leads = Array.from({ length: 1001 }, (_, index) => ({
  id: `l${index}`,
  contact_id: `c${index + 200}`,
  status: index % 2 ? 'New' : 'Qualified',
}));

/** Serves pages of both lists, of at most `cap` rows, each page beyond the first after `further`. */
function serve({
  cap = 1000,
  people = contacts,
  further = () => Promise.resolve(),
}: { cap?: number; people?: readonly object[]; further?: () => Promise<unknown> } = {}) {
  const list = (path: string, rows: readonly object[]) =>
    http.get(`${testConfig.services.crm}${path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset') ?? 0);
      if (offset > 0) await further();
      const limit = Math.min(cap, Number(searchParams.get('limit')));
      return HttpResponse.json(rows.slice(offset, offset + limit));
    });
  server.use(list('/v1/contacts/', people), list('/v1/leads/', leads));
}

function mountContacts() {
  return mountHook(() => {
    const list = dataOf(useContacts(FIRST_BATCH));
    return { list, onExport: useContactExport(), toasts: useAtomValue(toastsAtom) };
  });
}

test('U06 all contacts of the service are saved, not only the first load', async () => {
  serve();
  const { current, waitUntil } = mountContacts();
  await vi.waitFor(() => expect(current().list?.items).toHaveLength(1000));
  current().onExport(current().list?.items ?? [], (rows) =>
    rows.filter(({ name }) => name.endsWith('5')).toReversed(),
  );
  await vi.waitFor(() => expect(lines()).toHaveLength(123));
  expect(lines()[0]).toContain('Person 1225,');
  expect(lines().at(-1)).toContain('Person 5,');
  await waitUntil(({ toasts }) => expect(toasts).toMatchObject([{ message: '123 rows saved' }]));
});

test.each([200, 613])(
  'U06 a service that sends at most %i rows looks complete but is not',
  async (cap) => {
    serve({ cap });
    const { current, waitUntil } = mountContacts();
    await vi.waitFor(() => expect(current().list?.items).toHaveLength(1000));
    current().onExport(current().list?.items ?? [], (rows) => rows);
    await vi.waitFor(() => expect(lines()).toHaveLength(1226), 20_000);
    await waitUntil(({ toasts }) =>
      expect(toasts).toMatchObject([{ message: '1,226 rows saved' }]),
    );
  },
);

test('U06 contacts without an id are saved from every page', async () => {
  const nameless = contacts.map(({ name, email }) => ({ name, email }));
  serve({ cap: 400, people: nameless });
  const { current } = mountContacts();
  await vi.waitFor(() => expect(current().list?.items).toHaveLength(1000));
  current().onExport([], (rows) => rows);
  await vi.waitFor(() => expect(lines()).toHaveLength(1226), 20_000);
  expect(lines().at(-1)).toContain('Person 1225,');
});

test('U06 a selection is saved unchanged', async () => {
  serve();
  const { current } = mountContacts();
  await vi.waitFor(() => expect(current().list?.items).toHaveLength(1000));
  current().onExport((current().list?.items ?? []).slice(0, 2));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(current().toasts).toEqual([]);
});

test.each([1000, 200])(
  'U06 leads beyond the first %i have the names of contacts beyond the first load',
  async (cap) => {
    serve({ cap });
    const { current } = mountHook(() => {
      const people = useContacts(FIRST_BATCH);
      const list = useLeads();
      const onExport = useLeadExport(people);
      return { items: dataOf(list)?.items, people: dataOf(people)?.items, onExport };
    });
    await vi.waitFor(() => expect(current().items && current().people).toHaveLength(1000));
    current().onExport(current().items ?? [], (rows) => rows);
    await vi.waitFor(() => expect(lines()).toHaveLength(1001));
    expect(lines().at(-1)).toMatch(/^Person 1200,Qualified,/);
  },
);

test('U06 a long export shows its progress, and can be cancelled', async () => {
  serve({ further: () => delay('infinite') });
  const { current } = mountContacts();
  await vi.waitFor(() => expect(current().list?.items).toHaveLength(1000));
  current().onExport([], (rows) => rows);
  await vi.waitFor(() => expect(current().toasts[0]?.message).toContain('So far: 1,000'), 5000);
  current().toasts[0]?.action?.onSelect();
  await vi.waitFor(() => expect(current().toasts).toEqual([]));
  expect(files).toEqual([]);
});
