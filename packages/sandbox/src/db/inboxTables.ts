import type { InboxEvent, InboxMessageKind, InboxStatus, InboxTab } from '@platform/api/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface StoredTyping {
  name: string;
  until: string;
}

export const inboxConversations = pgTable('inbox_conversations', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  tab: text('tab').$type<InboxTab>().notNull(),
  visitorName: text('visitor_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  company: text('company').notNull(),
  contactId: text('contact_id'),
  channel: text('channel').notNull(),
  origin: text('origin').notNull(),
  assignedTo: text('assigned_to'),
  isWithBot: boolean('is_with_bot').notNull(),
  botName: text('bot_name').notNull(),
  team: text('team').notNull(),
  status: text('status').$type<InboxStatus>().notNull(),
  snoozedUntil: timestamptz('snoozed_until'),
  tags: jsonb('tags').$type<readonly string[]>().notNull(),
  isOnline: boolean('is_online').notNull(),
  unread: integer('unread').notNull(),
  typing: jsonb('typing').$type<readonly StoredTyping[]>().notNull(),
  messages: integer('messages').notNull(),
  lastMessageAt: timestamptz('last_message_at').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const inboxMessages = pgTable('inbox_messages', {
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  sequence: integer('place').notNull(),
  kind: text('kind').$type<InboxMessageKind>().notNull(),
  authorId: text('author_id'),
  authorName: text('author_name').notNull(),
  text: text('text').notNull(),
  isPrivate: boolean('is_private').notNull(),
  clientId: text('client_id'),
  event: text('event').$type<InboxEvent>(),
  targetId: text('target_id'),
  targetName: text('target_name'),
  createdAt: timestamptz('created_at').notNull(),
});
