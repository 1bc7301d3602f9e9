import type { InboxChangeBody, InboxEvent } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { inboxConversations } from '../db/inboxTables.ts';
import { members } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { invalid } from '../http/validate.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { addMessages } from './addMessage.ts';
import {
  conversationTaken,
  isConversation,
  lockConversation,
  namesIn,
  oneConversationWire,
} from './wire.ts';
import type { ConversationRecord } from './wire.ts';

const statusEvents = { open: 'reopened', snoozed: 'snoozed', resolved: 'resolved' } as const;

/** @throws HttpError 404; 409 if another member took it first; 422 if the owner is not active */
export async function changeConversation(
  { db, now }: Backend,
  { tenantId, userId, name }: Caller,
  id: string,
  body: InboxChangeBody,
): Promise<ConversationRecord> {
  return db.transaction(async (tx) => {
    const current = await lockConversation(tx, tenantId, id);
    const at = now();
    const { assigned_to: owner } = body;
    const isReassigned = owner !== undefined && owner !== current.assignedTo;
    if (isReassigned && (body.known_assigned_to ?? null) !== current.assignedTo) {
      throw conversationTaken(await oneConversationWire(tx, at, current));
    }
    if (isReassigned && owner !== null) await assertMember(tx, tenantId, owner);
    const isToBot = body.handled_by === 'bot' && !current.isWithBot;
    const author = { authorId: userId, authorName: name };
    const event = (event: InboxEvent) => ({ kind: 'event', event, ...author }) as const;
    const names = isReassigned && owner !== null ? await namesIn(tx, tenantId) : new Map();
    const status = body.status !== current.status ? body.status : undefined;
    const [changed] = await tx
      .update(inboxConversations)
      .set({
        ...(owner !== undefined && { assignedTo: owner }),
        ...(isReassigned && { isWithBot: false }),
        ...(isToBot && { assignedTo: null, isWithBot: true }),
        ...(body.status && {
          status: body.status,
          snoozedUntil: body.snoozed_until ? new Date(body.snoozed_until) : null,
        }),
        ...(body.group !== undefined && { team: body.group }),
        ...(body.tags && { tags: [...new Set(body.tags)] }),
        unread: body.is_read || status === 'resolved' ? 0 : current.unread,
      })
      .where(isConversation(tenantId, id))
      .returning();
    await addMessages(tx, at, current, [
      ...(isReassigned && owner === null ? [event('unassigned')] : []),
      ...(isReassigned && owner !== null
        ? [{ ...event('assigned'), targetId: owner, targetName: names.get(owner) ?? owner }]
        : []),
      ...(isToBot ? [{ ...event('bot'), targetName: current.botName }] : []),
      ...(status ? [event(statusEvents[status])] : []),
    ]);
    const action = Object.keys(body).every((field) => field === 'is_read') ? 'read' : 'changed';
    await record(tx, at, {
      action: `inbox.${action}`,
      tenantId,
      actorId: userId,
      target: id,
      detail: { ...body },
    });
    return changed ?? current;
  });
}

async function assertMember(tx: Database, tenantId: string, userId: string): Promise<void> {
  const isMember = and(
    eq(members.tenantId, tenantId),
    eq(members.userId, userId),
    eq(members.status, 'Active'),
  );
  const rows = await tx.select({ id: members.userId }).from(members).where(isMember);
  if (rows.length === 0) throw invalid({ assigned_to: 'Not an active member' });
}
