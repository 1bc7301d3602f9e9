import type { InboxMessageBody } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { inboxConversations, inboxMessages } from '../db/inboxTables.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { addMessages } from './addMessage.ts';
import {
  conversationTaken,
  isConversation,
  lockConversation,
  oneConversationWire,
} from './wire.ts';
import type { MessageRecord } from './wire.ts';

/**
 * Sends once per `client_id`. The first reply assigns and reopens a conversation. Throws HttpError
 * 404; 409 for a reply if another member owns it.
 */
export async function sendMessage(
  { db, now }: Backend,
  { tenantId, userId, name }: Caller,
  id: string,
  { text, private: isPrivate, client_id: clientId }: InboxMessageBody,
): Promise<{ message: MessageRecord; isRepeated: boolean }> {
  return db.transaction(async (tx) => {
    const current = await lockConversation(tx, tenantId, id);
    const [existing] = await tx
      .select()
      .from(inboxMessages)
      .where(and(eq(inboxMessages.conversationId, id), eq(inboxMessages.clientId, clientId)));
    if (existing) return { message: existing, isRepeated: true };
    const at = now();
    const isTaken = current.assignedTo !== null && current.assignedTo !== userId;
    if (isTaken && !isPrivate) {
      throw conversationTaken(await oneConversationWire(tx, at, current));
    }
    const author = { authorId: userId, authorName: name };
    const isFirst = !isPrivate && current.assignedTo === null;
    const isReopened = !isPrivate && current.status !== 'open';
    const rows = await addMessages(tx, at, current, [
      ...(isReopened ? [{ kind: 'event', event: 'reopened', ...author } as const] : []),
      ...(isFirst
        ? [
            {
              kind: 'event',
              event: 'assigned',
              ...author,
              targetId: userId,
              targetName: name,
            } as const,
          ]
        : []),
      { kind: 'person', ...author, text, isPrivate, clientId },
    ]);
    await tx
      .update(inboxConversations)
      .set({
        lastMessageAt: at,
        typing: current.typing.filter((typing) => typing.name !== name),
        ...(!isPrivate && {
          assignedTo: userId,
          isWithBot: false,
          status: 'open' as const,
          snoozedUntil: null,
          unread: 0,
        }),
      })
      .where(isConversation(tenantId, id));
    const message = rows.at(-1);
    if (!message) throw new Error('No message was written.');
    await record(tx, at, {
      action: isPrivate ? 'inbox.noted' : 'inbox.replied',
      tenantId,
      actorId: userId,
      target: id,
      detail: { message: message.id },
    });
    return { message, isRepeated: false };
  });
}
