// @vitest-environment jsdom
import type { Contact } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { useFollowUp } from './useFollowUp.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const path = `${testConfig.services.crm}/v1/leads/`;
const contact = { id: 'con_1', key: 'con_1', email: 'e@x.test', name: 'Elena' } as Contact;
const lead = (id: string, status: string, details = {}) => ({
  id,
  contact_id: 'con_1',
  status,
  owner_id: 'usr_1',
  notes: 'n',
  details,
});

function mountFollowUp(stored: readonly { id: string }[]) {
  const sent: unknown[] = [];
  let rows = stored;
  const receive = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object;
    const id = new URL(request.url).pathname.split('/').at(-1);
    sent.push([request.method, id, body]);
    rows = rows.map((row) => (row.id === id ? { ...row, ...body } : row));
    return HttpResponse.json({ id: 'led_9', ...body });
  };
  server.use(
    http.get(path, () => HttpResponse.json(rows)),
    http.post(path, receive),
    http.patch(`${path}:id`, receive),
  );
  return { sent, ...mountHook(() => useFollowUp(contact)) };
}

test('changes status and date of the newest open lead and keeps its other data', async () => {
  const rows = [
    lead('led_1', 'Closed Won'),
    lead('led_2', 'Proposal', { budget: 5, next_date: '2026-12-01' }),
    lead('led_3', 'New'),
  ];
  const { current, waitUntil, sent } = mountFollowUp(rows);
  await waitUntil((shown) =>
    expect(shown).toMatchObject({ status: 'Proposal', nextDate: '2026-12-01' }),
  );
  current().onStatusChange('Negotiation');
  await waitUntil(({ status }) => expect(status).toBe('Negotiation'));
  current().onNextDateChange('');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const kept = { status: 'Negotiation', owner_id: 'usr_1', notes: 'n' };
  expect(sent).toEqual([
    ['PATCH', 'led_2', { ...kept, details: { budget: 5, next_date: '2026-12-01' } }],
    ['PATCH', 'led_2', { ...kept, details: { budget: 5 } }],
  ]);
});

test('a date for a contact without a lead creates a new one', async () => {
  const { current, results, waitUntil, sent } = mountFollowUp([
    { id: 'led_8', contact_id: 'con_2' } as { id: string },
  ]);
  await waitUntil(({ isLoading, status }) => {
    expect(isLoading).toBe(false);
    expect(status).toBe('');
  });
  current().onNextDateChange('2026-12-24');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(results.some(({ disabledReason }) => disabledReason === 'Adding…')).toBe(true);
  expect(sent[0]).toMatchObject([
    'POST',
    '',
    { contact_id: 'con_1', status: 'New', details: { next_date: '2026-12-24' } },
  ]);
});

test('says why nothing can be changed if leads cannot be loaded', async () => {
  server.use(http.get(path, () => HttpResponse.json(null, { status: 403 })));
  const { waitUntil } = mountHook(() => useFollowUp(contact));
  await waitUntil(({ disabledReason }) =>
    expect(disabledReason).toBe('Leads could not be loaded.'),
  );
});
