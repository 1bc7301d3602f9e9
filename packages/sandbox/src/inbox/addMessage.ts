import { eq } from 'drizzle-orm';
import { inboxConversations, inboxMessages } from '../db/inboxTables.ts';
import type { Database } from '../db/store.ts';
import { newId } from '../secrets.ts';
import type { ConversationRecord, MessageRecord } from './wire.ts';

type NewMessage = Pick<MessageRecord, 'kind'> &
  Partial<Omit<MessageRecord, 'id' | 'conversationId' | 'sequence' | 'createdAt'>>;

export async function addMessages(
  tx: Database,
  at: Date,
  conversation: Pick<ConversationRecord, 'id' | 'messages'>,
  added: readonly NewMessage[],
): Promise<MessageRecord[]> {
  if (added.length === 0) return [];
  const rows = added.map((message, index): MessageRecord => ({
    authorId: null,
    authorName: '',
    text: '',
    isPrivate: false,
    clientId: null,
    event: null,
    targetId: null,
    targetName: null,
    ...message,
    id: newId('msg'),
    conversationId: conversation.id,
    sequence: conversation.messages + index + 1,
    createdAt: at,
  }));
  await tx.insert(inboxMessages).values(rows);
  await tx
    .update(inboxConversations)
    .set({ messages: conversation.messages + rows.length })
    .where(eq(inboxConversations.id, conversation.id));
  return rows;
}
