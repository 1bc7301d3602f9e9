// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import type { CrmLead } from '@platform/ui/crm';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useLeads } from '../platform/crm/lists.ts';
import { useLeadChanges } from './useLeadChanges.ts';

const { crm } = testConfig.services;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Sent {
  id: string;
  body: { status: string; notes: string; details: object };
  respond: (isAccepted: boolean) => void;
}

async function mountLeads() {
  const stored = new Map(
    ['ada', 'bo'].map((id) => [id, { id, status: 'New', notes: '', details: { score: 7 } }]),
  );
  const sent: Sent[] = [];
  server.use(
    http.get(`${crm}/v1/leads/`, () => HttpResponse.json([...stored.values()])),
    http.patch(`${crm}/v1/leads/:id`, async ({ params, request }) => {
      const id = String(params['id']);
      const body = (await request.json()) as Sent['body'];
      const isAccepted = await new Promise<boolean>((respond) => sent.push({ id, body, respond }));
      if (!isAccepted) return HttpResponse.json({}, { status: 409 });
      stored.set(id, { ...body, id, details: { score: 7 } });
      return HttpResponse.json({});
    }),
  );
  const signedIn = signInAdmin();
  const { current, waitUntil } = mountHook(() => {
    const list = dataOf(useLeads());
    return { items: list?.items ?? [], ...useLeadChanges(list?.items, ({ key }) => key) };
  }, signedIn);
  await waitUntil(({ items }) => expect(items).toHaveLength(2));
  const itemOf = (id: string) => current().items.find((item) => item.key === id) as CrmLead;
  return {
    sent,
    edit: (id: string, notes: string) => {
      const lead = itemOf(id);
      return current().onUpdateLead(lead, { ...lead, status: lead.statusText, notes });
    },
    move: (id: string, status: string) => void current().onMoveLead(itemOf(id), status),
    statuses: () => current().items.map(({ statusText }) => statusText),
    itemOf,
    toasts: () => signedIn.store.get(toastsAtom),
  };
}

test('M05 sends changes of one lead in order, those of others in parallel', async () => {
  const { sent, move, statuses } = await mountLeads();
  move('ada', 'Contacted');
  move('ada', 'Qualified');
  move('bo', 'Proposal');
  await expect.poll(statuses).toEqual(['Qualified', 'Proposal']);
  const calls = () => sent.map(({ id, body }) => `${id} ${body.status}`);
  await expect.poll(calls).toEqual(['ada Contacted', 'bo Proposal']);
  sent[0]?.respond(false);
  await expect.poll(calls).toEqual(['ada Contacted', 'bo Proposal', 'ada Qualified']);
  sent[2]?.respond(true);
  sent[1]?.respond(true);
  await expect.poll(statuses).toEqual(['Qualified', 'Proposal']);
});

test.each([
  { order: [0, 1], accepted: [true, false], shown: ['Contacted', 'New'] },
  { order: [1, 0], accepted: [true, false], shown: ['Contacted', 'New'] },
  { order: [0, 1], accepted: [false, true], shown: ['New', 'Proposal'] },
  { order: [1, 0], accepted: [false, true], shown: ['New', 'Proposal'] },
])('M04 reverts only the move that failed: $order, $accepted', async (round) => {
  const { sent, move, statuses, toasts } = await mountLeads();
  move('ada', 'Contacted');
  move('bo', 'Proposal');
  await expect.poll(() => sent.length).toEqual(2);
  for (const index of round.order) sent[index]?.respond(round.accepted[index] === true);
  await expect.poll(() => toasts().length).toEqual(2);
  await expect.poll(statuses).toEqual(round.shown);
});

test('Undo restores the old status and keeps other changes', async () => {
  const { sent, move, edit, itemOf, toasts } = await mountLeads();
  move('ada', 'Contacted');
  await expect.poll(() => sent.length).toEqual(1);
  sent[0]?.respond(true);
  await vi.waitFor(() => expect(toasts()[0]?.message).toBe('ada moved to Contacted'));

  const saved = edit('ada', 'Called back');
  await expect.poll(() => sent.length).toEqual(2);
  sent[1]?.respond(true);
  expect(await saved).toMatchObject({ status: 'saved' });
  toasts()[0]?.action?.onSelect();
  await expect
    .poll(() => sent[2]?.body)
    .toEqual({
      status: 'New',
      owner_id: '',
      notes: 'Called back',
      details: { score: 7 },
    });
  await expect.poll(() => itemOf('ada').statusText).toEqual('New');
});
