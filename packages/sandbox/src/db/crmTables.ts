import type { InteractionDirection, InteractionType, LeadStatus } from '@platform/api/contract';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const contacts = pgTable('contacts', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  consentSms: boolean('consent_sms').notNull(),
  consentVoice: boolean('consent_voice').notNull(),
  notes: text('notes').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  extra: jsonb('extra').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  contactId: text('contact_id').notNull(),
  status: text('status').$type<LeadStatus>().notNull(),
  source: text('source').notNull(),
  ownerId: text('owner_id').notNull(),
  notes: text('notes').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const interactions = pgTable('interactions', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  contactId: text('contact_id').notNull(),
  leadId: text('lead_id'),
  type: text('type').$type<InteractionType>().notNull(),
  direction: text('direction').$type<InteractionDirection>().notNull(),
  summary: text('summary').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  voiceAgentId: text('voice_agent_id'),
  sessionId: text('session_id'),
  createdAt: timestamptz('created_at').notNull(),
});
