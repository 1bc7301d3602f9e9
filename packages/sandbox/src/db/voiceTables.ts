import type {
  AgentBody,
  AgentType,
  PhoneProvider,
  PhoneStatus,
  ToolBody,
  ToolCallWire,
  ToolKind,
  ToolMethod,
  TurnWire,
} from '@platform/api/contract';
import type { CallDirection, EndedReason, Outcome, Sentiment } from '@platform/api/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Settings of an agent in API form; data of an older version lacks some. */
export type StoredSettings = Partial<
  Omit<AgentBody, 'name' | 'agent_type' | 'is_enabled' | 'phone_number_id'>
>;

/** Header of a tool; secret values are hashed. */
export interface StoredHeader {
  name: string;
  value?: string;
  hash?: string;
  isSecret: boolean;
}

export const agents = pgTable('agents', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  agentType: text('agent_type').$type<AgentType>().notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  settings: jsonb('settings').$type<StoredSettings>().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const tools = pgTable('tools', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  kind: text('kind').$type<ToolKind>().notNull(),
  method: text('method').$type<ToolMethod>().notNull(),
  url: text('url').notNull(),
  headers: jsonb('headers').$type<StoredHeader[]>().notNull(),
  parameters: jsonb('parameters').$type<ToolBody['parameters']>().notNull(),
  timeoutS: integer('timeout_s').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  provider: text('provider').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const phoneNumbers = pgTable('phone_numbers', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  number: text('number').notNull(),
  label: text('label').notNull(),
  provider: text('provider').$type<PhoneProvider>().notNull(),
  country: text('country').notNull(),
  agentId: text('agent_id'),
  inbound: boolean('inbound').notNull(),
  outbound: boolean('outbound').notNull(),
  fallbackNumber: text('fallback_number').notNull(),
  status: text('status').$type<PhoneStatus>().notNull(),
  verifiesAt: timestamptz('verifies_at'),
  credentialsHash: text('credentials_hash'),
  createdAt: timestamptz('created_at').notNull(),
});

export const conversations = pgTable('conversations', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  agentId: text('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  sessionId: text('session_id').notNull(),
  startedAt: timestamptz('started_at').notNull(),
  durationS: integer('duration_s').notNull(),
  direction: text('direction').$type<CallDirection>().notNull(),
  fromNumber: text('from_number').notNull(),
  toNumber: text('to_number').notNull(),
  outcome: text('outcome').$type<Outcome>().notNull(),
  endedReason: text('ended_reason').$type<EndedReason>().notNull(),
  contactId: text('contact_id'),
  sentiment: text('sentiment').$type<Sentiment>(),
  latencyP50Ms: integer('latency_p50_ms'),
  summary: text('summary').notNull(),
  isRecorded: boolean('is_recorded').notNull(),
  isTest: boolean('is_test').notNull(),
  /** Text tests are never recorded. */
  mode: text('mode').$type<'voice' | 'text'>().notNull(),
  /** When the transcript was ready. */
  processedAt: timestamptz('processed_at'),
  /** Index of the demo dialogue if `turns` is null. */
  script: integer('script'),
  turns: jsonb('turns').$type<TurnWire[]>(),
  toolCalls: jsonb('tool_calls').$type<ToolCallWire[]>(),
});
