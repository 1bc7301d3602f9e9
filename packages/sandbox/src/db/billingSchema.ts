import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type StoredInterval = 'month' | 'year';
export type CheckoutStatus = 'open' | 'confirming' | 'paid' | 'cancelled' | 'expired';

export interface PlanDescriptions {
  llmTokens: string;
  voiceMinutes: string;
  apiCalls: string;
  storage: string;
}

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  rank: integer('rank').notNull(),
  includedLlmTokens: integer('included_llm_tokens').notNull(),
  includedVoiceMinutes: integer('included_voice_minutes').notNull(),
  includedApiCalls: integer('included_api_calls').notNull(),
  includedStorageMb: integer('included_storage_mb').notNull(),
  botsMax: integer('bots_max'),
  hasAdvancedFeatures: boolean('has_advanced_features').notNull(),
  features: jsonb('features').$type<string[]>().notNull(),
  descriptions: jsonb('descriptions').$type<PlanDescriptions>().notNull(),
});

export const prices = pgTable('prices', {
  id: text('id').primaryKey(),
  planId: text('plan_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  interval: text('interval').$type<StoredInterval>().notNull(),
  isActive: boolean('is_active').notNull(),
});

export const subscriptions = pgTable('subscriptions', {
  tenantId: text('tenant_id').primaryKey(),
  priceId: text('price_id').notNull(),
  startedAt: timestamptz('started_at').notNull(),
  currentPeriodEnd: timestamptz('current_period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
});

export const checkouts = pgTable('checkouts', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  priceId: text('price_id').notNull(),
  email: text('email').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  status: text('status').$type<CheckoutStatus>().notNull(),
  pollsLeft: integer('polls_left').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  number: text('number').notNull(),
  accessKey: text('access_key').notNull(),
  status: text('status').notNull(),
  amountDue: integer('amount_due').notNull(),
  amountPaid: integer('amount_paid').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const usage = pgTable('usage', {
  tenantId: text('tenant_id').primaryKey(),
  llmTokens: integer('llm_tokens').notNull(),
  voiceMinutes: integer('voice_minutes').notNull(),
  apiCalls: integer('api_calls').notNull(),
  storageMb: integer('storage_mb').notNull(),
  countedAt: timestamptz('counted_at').notNull(),
});
