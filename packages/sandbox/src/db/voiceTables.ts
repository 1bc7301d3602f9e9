import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* The tables of the voice service as drizzle sees them; `migrations/0007_voice.sql` makes them. */

export const agents = pgTable('agents', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  agentType: text('agent_type').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** `day` is a date of Greenwich, `2026-11-21`. */
export const agentDays = pgTable('agent_days', {
  agentId: text('agent_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  successes: integer('successes').notNull(),
});
