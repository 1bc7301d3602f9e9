// @vitest-environment jsdom
import type { Conversation, ConversationList } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { useCallPanel } from './useCallPanel.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { crm, voice } = testConfig.services;
const contacts = [
  { id: 'con_1', name: 'Elena Petrova', phone: '020 7946 0112' },
  { id: 'con_2', name: 'Marek Nowak', phone: '' },
];

function mountPanel(call: Partial<Record<string, string>>, interactions: readonly object[]) {
  const wire = { id: 'c1', direction: 'inbound', from: '+442079460112', ...call };
  server.use(
    http.get(`${voice}/v1/analytics/conversations/c1`, () => HttpResponse.json(wire)),
    http.get(`${crm}/v1/contacts/`, () => HttpResponse.json(contacts)),
    http.get(`${crm}/v1/interactions/`, () => HttpResponse.json(interactions)),
  );
  const calls: ConversationList = { conversations: [] as Conversation[], total: 0 };
  return mountHook(() => useCallPanel('c1', { status: 'ready', data: calls }));
}

test('links the interaction that logged the call, and takes its contact', async () => {
  const log = { id: 'int_1', contact_id: 'con_2', payload: { conversation_id: 'c1' } };
  const { waitUntil } = mountPanel({}, [{ id: 'int_0', contact_id: 'con_1' }, log]);
  await waitUntil((panel) =>
    expect(panel).toMatchObject({
      loggedHref: '/crm/interactions?contact=con_2',
      contactName: 'Marek Nowak',
    }),
  );
});

test('names the contact of an unlogged call by its number', async () => {
  const { waitUntil } = mountPanel({}, [{ id: 'int_0', contact_id: 'con_1', payload: {} }]);
  await waitUntil((panel) =>
    expect(panel).toMatchObject({ loggedHref: undefined, contactName: 'Elena Petrova' }),
  );
});

test('keeps an unknown number without a contact', async () => {
  const { waitUntil } = mountPanel({ from: '+4930123456' }, []);
  await waitUntil(({ contact, loggedHref }) => {
    expect(contact).toBeNull();
    expect(loggedHref).toBeUndefined();
  });
});
