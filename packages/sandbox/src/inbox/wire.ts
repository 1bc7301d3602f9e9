import type { InboxConversationWire, InboxMessageWire } from '@platform/api/contract';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { truncateText } from '@platform/i18n/text';
import { inboxConversations, inboxMessages } from '../db/inboxTables.ts';
import type { Database } from '../db/store.ts';
import { members, users } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { nameOf } from '../session/caller.ts';

export type ConversationRecord = typeof inboxConversations.$inferSelect;
export type MessageRecord = typeof inboxMessages.$inferSelect;

const EXCERPT_LENGTH = 200;

export const isConversation = (tenantId: string, id: string) =>
  and(eq(inboxConversations.tenantId, tenantId), eq(inboxConversations.id, id));

/** @throws HttpError 404, also for other tenants */
export async function findConversation(
  db: Database,
  tenantId: string,
  id: string,
): Promise<ConversationRecord> {
  const [row] = await db.select().from(inboxConversations).where(isConversation(tenantId, id));
  if (!row) throw notFound('Conversation');
  return row;
}

export async function lockConversation(
  tx: Database,
  tenantId: string,
  id: string,
): Promise<ConversationRecord> {
  const [row] = await tx
    .select()
    .from(inboxConversations)
    .where(isConversation(tenantId, id))
    .for('update');
  if (!row) throw notFound('Conversation');
  return row;
}

/** Current status: a snoozed conversation reopens by itself. */
export const statusAt = (at: Date) =>
  sql<string>`CASE WHEN ${inboxConversations.status} = 'snoozed'
    AND ${inboxConversations.snoozedUntil} <= ${at.toISOString()}::timestamptz
    THEN 'open' ELSE ${inboxConversations.status} END`;

export async function namesIn(db: Database, tenantId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ user: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.tenantId, tenantId));
  return new Map(rows.map(({ user }) => [user.id, nameOf(user)]));
}

export async function conversationWires(
  db: Database,
  at: Date,
  rows: readonly ConversationRecord[],
): Promise<InboxConversationWire[]> {
  const [first] = rows;
  if (!first) return [];
  const names = await namesIn(db, first.tenantId);
  const ids = rows.map(({ id }) => id);
  const last = await db
    .selectDistinctOn([inboxMessages.conversationId])
    .from(inboxMessages)
    .where(and(inArray(inboxMessages.conversationId, ids), ne(inboxMessages.kind, 'event')))
    .orderBy(inboxMessages.conversationId, desc(inboxMessages.sequence));
  const lastOf = new Map(last.map((message) => [message.conversationId, message]));
  return rows.map((row) => conversationWire(row, at, names, lastOf.get(row.id)));
}

export async function oneConversationWire(
  db: Database,
  at: Date,
  row: ConversationRecord,
): Promise<InboxConversationWire> {
  const [wire] = await conversationWires(db, at, [row]);
  if (!wire) throw notFound('Conversation');
  return wire;
}

function conversationWire(
  row: ConversationRecord,
  at: Date,
  names: ReadonlyMap<string, string>,
  last: MessageRecord | undefined,
): InboxConversationWire {
  const { assignedTo, snoozedUntil } = row;
  const isAwake = row.status === 'snoozed' && snoozedUntil !== null && snoozedUntil <= at;
  return {
    id: row.id,
    tab: row.tab,
    visitor: {
      name: row.visitorName,
      email: row.email,
      phone: row.phone,
      company: row.company,
      contact_id: row.contactId,
    },
    channel: row.channel,
    origin: row.origin,
    assigned_to: assignedTo === null ? null : personWire(assignedTo, names),
    handled_by: row.isWithBot ? 'bot' : 'person',
    bot_name: row.botName,
    group: row.team,
    status: isAwake ? 'open' : row.status,
    snoozed_until: isAwake ? null : (snoozedUntil?.toISOString() ?? null),
    tags: [...row.tags],
    is_online: row.isOnline,
    unread: row.unread,
    last_message: last
      ? {
          kind: last.kind,
          author: authorWire(last),
          text: truncateText(last.text, EXCERPT_LENGTH),
          private: last.isPrivate,
        }
      : null,
    typing: row.typing.filter(({ until }) => new Date(until) > at),
    last_message_at: row.lastMessageAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  };
}

export const messageWire = (row: MessageRecord): InboxMessageWire => ({
  id: row.id,
  kind: row.kind,
  author: authorWire(row),
  text: row.text,
  private: row.isPrivate,
  client_id: row.clientId,
  event: row.event,
  target: row.targetName === null ? null : { id: row.targetId ?? '', name: row.targetName },
  created_at: row.createdAt.toISOString(),
});

/** Former members keep their id; nothing else is known of them. */
const personWire = (id: string, names: ReadonlyMap<string, string>) => ({
  id,
  name: names.get(id) ?? id,
});

const authorWire = ({ authorId, authorName }: MessageRecord) =>
  authorName === '' ? null : { id: authorId ?? '', name: authorName };

/** 409 for a write that expects another owner; includes the current conversation. */
export function conversationTaken(conversation: InboxConversationWire): HttpError {
  const owner = conversation.assigned_to?.name;
  const text = owner
    ? `${owner} answers this conversation`
    : 'Another person has given this conversation away';
  return new HttpError('TAKEN', text, { conversation });
}
