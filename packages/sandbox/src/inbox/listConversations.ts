import { INBOX_TABS } from '@platform/api/contract';
import type {
  InboxConversationsQuery,
  InboxConversationsWire,
  InboxView,
} from '@platform/api/contract';
import { and, count, desc, eq, exists, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { inboxConversations, inboxMessages } from '../db/inboxTables.ts';
import type { Database } from '../db/store.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { ilikeAny } from '../http/listing.ts';
import { invalid } from '../http/validate.ts';
import type { Caller } from '../session/caller.ts';
import { conversationWires, statusAt } from './wire.ts';

const MAX_PAGE = 200;

const { tenantId, lastMessageAt, id, tags, team, tab } = inboxConversations;

export async function listConversations(
  { db, now }: Backend,
  caller: Caller,
  { tab: shown, cursor, limit, ...filters }: InboxConversationsQuery,
): Promise<InboxConversationsWire> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) throw invalid({ cursor: 'Unknown cursor' });
  const at = now();
  const ofTenant = eq(tenantId, caller.tenantId);
  const condition = and(
    ofTenant,
    isInView(db, filters.view, caller.userId),
    filters.status ? sql`${statusAt(at)} = ${filters.status}` : undefined,
    filters.tag ? sql`${tags} @> ${JSON.stringify([filters.tag])}::jsonb` : undefined,
    matchesSearch(db, filters.search ?? ''),
  );
  const size = Math.min(limit, MAX_PAGE);
  const rows = await db
    .select()
    .from(inboxConversations)
    .where(and(condition, eq(tab, shown), after ? isAfter(after) : undefined))
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const counted = await db
    .select({ tab, total: count() })
    .from(inboxConversations)
    .where(condition)
    .groupBy(tab);
  const totals = new Map(counted.map((each) => [each.tab, each.total]));
  return {
    conversations: await conversationWires(db, at, page),
    next_cursor:
      rows.length > size && last
        ? writeCursor({ createdAt: last.lastMessageAt, id: last.id })
        : null,
    counts: Object.fromEntries(
      INBOX_TABS.map((name) => [name, totals.get(name) ?? 0]),
    ) as InboxConversationsWire['counts'],
    ...(await wordsOf(db, ofTenant)),
  };
}

const isAfter = (last: { createdAt: Date; id: string }): SQL | undefined =>
  or(lt(lastMessageAt, last.createdAt), and(eq(lastMessageAt, last.createdAt), lt(id, last.id)));

/** Unassigned means waiting for a human; conversations with the bot do not count. */
function isInView(db: Database, view: InboxView, userId: string): SQL | undefined {
  const { assignedTo, isWithBot } = inboxConversations;
  if (view === 'mine') return eq(assignedTo, userId);
  if (view === 'unassigned') return and(isNull(assignedTo), eq(isWithBot, false));
  if (view === 'all') return undefined;
  const own = db
    .select({ sequence: inboxMessages.sequence })
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.conversationId, id),
        eq(inboxMessages.authorId, userId),
        eq(inboxMessages.kind, 'person'),
      ),
    );
  return exists(own);
}

function matchesSearch(db: Database, search: string): SQL | undefined {
  const { visitorName, email, phone, company } = inboxConversations;
  const factsMatch = ilikeAny(search, [visitorName, email, phone, company], [phone]);
  if (!factsMatch) return undefined;
  const messageMatch = db
    .select({ sequence: inboxMessages.sequence })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.conversationId, id), ilikeAny(search, [inboxMessages.text])));
  return or(factsMatch, exists(messageMatch));
}

async function wordsOf(db: Database, ofTenant: SQL) {
  const groups = await db
    .selectDistinct({ name: team })
    .from(inboxConversations)
    .where(and(ofTenant, ne(team, '')))
    .orderBy(team);
  const tag = sql<string>`jsonb_array_elements_text(${tags})`.as('tag');
  const used = await db
    .selectDistinct({ tag })
    .from(inboxConversations)
    .where(ofTenant)
    .orderBy(sql`tag`);
  return { groups: groups.map(({ name }) => name), tags: used.map((row) => row.tag) };
}
