import {
  createApi,
  listInboxConversations,
  listInboxMessages,
  readConfig,
  send,
  sendInboxMessage,
  signIn,
  takenIn,
  updateInboxConversation,
} from '@platform/api';
import type { Api } from '@platform/api';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
  await sandbox.reset();
});
afterAll(() => sandbox.close());

/** A client that somebody has signed in to. */
async function clientOf(mailbox: string): Promise<Api> {
  const values = new Map<string, string>();
  const api = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  await signIn(api, { email: `${mailbox}@northwind.example`, password: demoPassword });
  return api;
}

it('reads conversations, writes to one and changes it; a late owner learns who has it', async () => {
  const priya = await clientOf('priya.nair');
  const query = { tab: 'chats', view: 'unassigned', tag: 'price' } as const;
  const { conversations, counts, groups } = await send(priya.http, listInboxConversations, {
    query,
  });
  const [first] = conversations;
  const id = first?.id ?? '';
  expect([counts.chats, conversations.length, first?.name]).toEqual([1, 1, 'Marisol Quintero']);
  expect(groups).toContain('Front desk team');

  const text = '  Two lines\nof an answer ';
  const sent = await send(priya.http, sendInboxMessage, {
    params: { id },
    body: {
      text,
      isPrivate: false,
      clientId: 'client-00001',
    },
  });
  expect(sent).toMatchObject({ text, kind: 'person', clientId: 'client-00001' });
  const { messages, conversation } = await send(priya.http, listInboxMessages, {
    params: { id },
    query: { limit: 2 },
  });
  expect(messages.map(({ kind, event, target }) => [kind, event, target])).toEqual([
    ['event', 'assigned', 'Priya Nair'],
    ['person', null, ''],
  ]);
  expect(conversation).toMatchObject({ assignedTo: { id: 'usr_nw01' }, status: 'open', unread: 0 });

  const until = new Date(Date.now() + 3_600_000);
  const changed = await send(priya.http, updateInboxConversation, {
    params: { id },
    body: {
      status: 'snoozed',
      snoozedUntil: until,
      tags: ['price', 'VIP'],
      isRead: true,
    },
  });
  expect(changed).toMatchObject({ status: 'snoozed', snoozedUntil: until, tags: ['price', 'VIP'] });

  const amara = await clientOf('amara.okafor');
  const late = await send(amara.http, sendInboxMessage, {
    params: { id },
    body: {
      text: 'Hello',
      isPrivate: false,
      clientId: 'client-00002',
    },
  }).catch((error: unknown) => takenIn(error));
  expect(late).toMatchObject({ id, assignedTo: { name: 'Priya Nair' } });
});
