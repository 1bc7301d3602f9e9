import { inboxConversations, inboxMessages } from '../db/inboxTables.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, HARBOUR_PEOPLE, NORTHWIND, NORTHWIND_PEOPLE } from '../seed/people.ts';
import { CHATS } from './seed/chats.ts';
import { OLDER_CHATS } from './seed/olderChats.ts';
import { HARBOUR_TALKS, OTHER_TABS } from './seed/otherTabs.ts';
import { talkRows } from './seed/talkRows.ts';
import type { TalkTenant } from './seed/talkRows.ts';
import type { SeedTalk } from './seed/types.ts';

const CHUNK = 1000;
const FIRST_EXTRA = 1001;
const CONTACTS = 1200;

const northwind: TalkTenant = {
  id: NORTHWIND.id,
  prefix: 'nw',
  people: NORTHWIND_PEOPLE,
  botName: 'Website assistant',
};

const harbour: TalkTenant = {
  id: HARBOUR.id,
  prefix: 'ho',
  people: HARBOUR_PEOPLE,
  botName: 'Eye test questions',
};

export async function hasInbox(db: Database): Promise<boolean> {
  return (
    (await db.select({ id: inboxConversations.id }).from(inboxConversations).limit(1)).length > 0
  );
}

export async function seedInbox(tx: Database, at: Date): Promise<void> {
  await insertTalks(tx, northwind, [...CHATS, ...OLDER_CHATS, ...OTHER_TABS], at);
  await insertTalks(tx, harbour, HARBOUR_TALKS, at);
}

export async function seedExtraInbox(db: Database, at: Date, count: number): Promise<number> {
  const talks = Array.from({ length: count }, (_, index) => extraTalk(index));
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 0; start < talks.length; start += CHUNK) {
      const part = talks.slice(start, start + CHUNK);
      added += await insertTalks(tx, northwind, part, at, FIRST_EXTRA + start);
    }
  });
  return added;
}

function extraTalk(index: number): SeedTalk {
  const template = CHATS[index % CHATS.length];
  if (!template) throw new Error('There is no conversation to repeat.');
  return { ...template, contact: (index % CONTACTS) + 1, isOnline: false, ago: 10_000 + index * 7 };
}

async function insertTalks(
  tx: Database,
  tenant: TalkTenant,
  talks: readonly SeedTalk[],
  at: Date,
  first = 1,
): Promise<number> {
  const { conversations, messages } = talkRows(tenant, talks, at, first);
  const added = await insertRows(tx, inboxConversations, conversations);
  await insertRows(tx, inboxMessages, messages);
  return added;
}
