import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* The tables of the chatbot service as drizzle sees them; `migrations/` makes them. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a bot says where one of the words is in the question; words are lower case. */
export interface StoredReply {
  words: readonly string[];
  answer: string;
}

export const bots = pgTable('bots', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  greeting: text('greeting').notNull(),
  knowledgeBaseId: text('knowledge_base_id'),
  replies: jsonb('replies').$type<readonly StoredReply[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
