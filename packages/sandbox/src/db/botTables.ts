import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Reply given if the question contains one of the words (lower case). */
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
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});
