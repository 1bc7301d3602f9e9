import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, messageOf, signedIn } from '../testing/visitor.ts';

let sandbox: Sandbox;
let priya: Visitor;
let amara: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
  amara = await signedIn(sandbox, 'amara.okafor');
});

type Row = Record<string, unknown>;
interface List {
  conversations: Row[];
  next_cursor: string | null;
  counts: Record<string, number>;
  groups: string[];
  tags: string[];
}

const BASE = '/chatbot/v1/inbox/conversations';

async function list(visitor: Visitor, query = ''): Promise<List> {
  const { body, status } = await visitor.get(`${BASE}?${query}`);
  expect(status).toBe(200);
  return body as unknown as List;
}

const idOf = async (query: string): Promise<string> =>
  String((await list(priya, query)).conversations[0]?.id);

const thread = async (visitor: Visitor, id: string) => {
  const { body } = await visitor.get(`${BASE}/${id}/messages`);
  return body as unknown as { conversation: Row; messages: Row[]; previous_cursor: string | null };
};

const send = (visitor: Visitor, id: string, text: string, extra: object = {}) =>
  visitor.post(`${BASE}/${id}/messages`, {
    text,
    private: false,
    client_id: `client-${text}`,
    ...extra,
  });

const change = (visitor: Visitor, id: string, body: object) =>
  visitor.send(`${BASE}/${id}`, { method: 'PATCH', body });

describe('the list', () => {
  it('counts every tab with the same filters, latest conversation first', async () => {
    const all = await list(priya);
    expect(all.counts).toEqual({ chats: 26, orders: 5, contacts: 4, groups: 3 });
    const moments = all.conversations.map((row) => String(row.last_message_at));
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(moments).toHaveLength(26);
    for (const view of ['mine', 'unassigned', 'participating', 'all']) {
      for (const tab of ['chats', 'orders', 'contacts', 'groups']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: it is one database
        const { counts, conversations } = await list(priya, `view=${view}&tab=${tab}`);
        expect([view, tab, conversations.length]).toEqual([view, tab, counts[tab]]);
      }
    }
    const mine = await list(priya, 'view=mine');
    expect(mine.conversations.every((row) => (row.assigned_to as Row).name === 'Priya Nair')).toBe(
      true,
    );
    const waiting = await list(priya, 'view=unassigned');
    expect(waiting.conversations.every((row) => row.handled_by === 'person')).toBe(true);
  });

  it('filters by status and tag, and finds facts and messages of every script', async () => {
    const { conversations } = await list(priya, 'status=resolved&tag=VIP');
    expect(conversations).toEqual([]);
    const tagged = await list(priya, 'tag=VIP');
    expect(tagged.conversations.every((row) => (row.tags as string[]).includes('VIP'))).toBe(true);
    expect(tagged.tags).toContain('<i>odd</i>');
    expect((await list(priya, `search=${encodeURIComponent('האחריות')}`)).counts.chats).toBe(1);
    expect((await list(priya, 'search=7946%200002')).counts.chats).toBe(1);
    expect((await list(priya, 'search=%25')).counts.chats).toBe(0);
  });

  it('is paginated without gaps or repeats, and grows on demand, once', async () => {
    const grow = () => sandbox.app.request('/sandbox/seed/inbox?count=120', { method: 'POST' });
    expect(await (await grow()).json()).toEqual({ added: 120 });
    expect(await (await grow()).json()).toEqual({ added: 0 });
    const ids: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
      const page: List = await list(priya, cursor === '' ? '' : `cursor=${cursor}`);
      ids.push(...page.conversations.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect([ids.length, new Set(ids).size]).toEqual([146, 146]);
    expect((await priya.get(`${BASE}?cursor=nonsense`)).status).toBe(422);
  });

  it('is limited to one tenant, like all other calls', async () => {
    const ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect((await list(ines)).counts).toEqual({ chats: 2, orders: 1, contacts: 0, groups: 0 });
    const id = await idOf('');
    expect((await ines.get(`${BASE}/${id}/messages`)).status).toBe(404);
    expect((await send(ines, id, 'Hello there')).status).toBe(404);
    expect((await change(ines, id, { status: 'resolved' })).status).toBe(404);
    expect((await new Visitor(sandbox).get(BASE)).status).toBe(401);
  });
});

describe('a thread', () => {
  it('starts at its end, with older messages before a cursor', async () => {
    const id = await idOf('search=Question%2060');
    const latest = await thread(priya, id);
    expect(latest.messages).toHaveLength(40);
    expect(latest.messages.at(-1)?.text).toContain('Answer 60');
    const { body } = await priya.get(
      `${BASE}/${id}/messages?before=${latest.previous_cursor}&limit=200`,
    );
    expect((body.messages as Row[]).map(({ text }) => text)[0]).toContain('Question 1:');
    expect([(body.messages as Row[]).length, body.previous_cursor]).toEqual([80, null]);
  });

  it('stores a message once, however often its client sends it', async () => {
    const id = await idOf('view=mine');
    expect((await send(priya, id, 'I look it up')).status).toBe(201);
    const repeated = await send(priya, id, 'I look it up');
    expect([repeated.status, repeated.body.text]).toEqual([200, 'I look it up']);
    const texts = (await thread(priya, id)).messages.map(({ text }) => text);
    expect(texts.filter((text) => text === 'I look it up')).toHaveLength(1);
    expect((await send(priya, id, '   ')).status).toBe(422);
  });

  it('is assigned to the first to reply; the second gets a 409, and may still add a note', async () => {
    const id = await idOf('view=unassigned');
    const both = await Promise.all([
      send(priya, id, 'I am here'),
      send(amara, id, 'Me too, hello'),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const rejected = both.find(({ status }) => status === 409);
    expect([rejected && codeOf(rejected), rejected && messageOf(rejected)]).toEqual([
      'TAKEN',
      expect.stringContaining('answers this conversation'),
    ]);
    const { conversation, messages } = await thread(amara, id);
    expect(messages.filter(({ kind }) => kind === 'person')).toHaveLength(1);
    expect(messages.at(-2)).toMatchObject({ kind: 'event', event: 'assigned' });
    expect(conversation.unread).toBe(0);
    const other = (conversation.assigned_to as Row).name === 'Priya Nair' ? amara : priya;
    const note = await send(other, id, 'Ask about the bill', { private: true });
    expect(note.body).toMatchObject({ private: true, kind: 'person' });
  });
});

describe('a change', () => {
  it('that expects another owner returns a conflict with the current conversation', async () => {
    const id = await idOf('view=unassigned');
    const assign = (visitor: Visitor, to: string | null, known: string | null) =>
      change(visitor, id, { assigned_to: to, known_assigned_to: known });
    expect((await assign(priya, 'usr_nw01', null)).status).toBe(200);
    const secondAssign = await assign(amara, 'usr_nw02', null);
    expect([secondAssign.status, codeOf(secondAssign)]).toEqual([409, 'TAKEN']);
    expect(secondAssign.body.error).toMatchObject({
      conversation: { assigned_to: { name: 'Priya Nair' } },
    });
    const takenOver = await assign(amara, 'usr_nw02', 'usr_nw01');
    expect(takenOver.body).toMatchObject({
      assigned_to: { name: 'Amara Okafor' },
      handled_by: 'person',
    });
    expect((await assign(amara, 'usr_ho01', 'usr_nw02')).status).toBe(422);
    expect((await assign(amara, 'usr_nw05', 'usr_nw02')).status).toBe(422);
  });

  it('resolves, snoozes, tags and returns to the bot, and adds events to the thread', async () => {
    const id = await idOf('view=mine');
    await change(priya, id, { status: 'resolved' });
    await change(priya, id, { status: 'snoozed', snoozed_until: '2020-01-01T08:00:00Z' });
    const awake = await thread(priya, id);
    expect(awake.conversation).toMatchObject({ status: 'open', snoozed_until: null });
    expect((await list(priya, 'view=mine&status=snoozed')).conversations).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const changed = await change(priya, id, {
      tags: ['VIP', 'parking', 'VIP'],
      group: 'Sales',
      handled_by: 'bot',
      is_read: true,
    });
    expect(changed.body).toMatchObject({
      tags: ['VIP', 'parking'],
      group: 'Sales',
      handled_by: 'bot',
      assigned_to: null,
    });
    const events = (await thread(priya, id)).messages.flatMap(({ event }) => event ?? []);
    expect(events).toEqual(['assigned', 'resolved', 'snoozed', 'bot']);
    const wrong = { status: 'resolved', snoozed_until: '2030-01-01T08:00:00Z' };
    expect((await change(priya, id, wrong)).status).toBe(422);
  });

  it('may come from the visitor or a typing colleague', async () => {
    const id = await idOf('status=resolved');
    const control = (body: object) =>
      sandbox.app.request(`/sandbox/inbox/${id}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await control({ text: 'One more thing', typing: 'Amara Okafor' })).status).toBe(200);
    const { conversation, messages } = await thread(priya, id);
    expect(conversation).toMatchObject({
      status: 'open',
      unread: 1,
      typing: [{ name: 'Amara Okafor' }],
    });
    expect(messages.at(-1)).toMatchObject({ kind: 'visitor', text: 'One more thing' });
  });
});
