import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `paused` is unknown to the client, which shows Unknown. */
export type StoredIntegrationStatus = 'connected' | 'action_required' | 'not_connected' | 'paused';

export const integrations = pgTable('integrations', {
  tenantId: text('tenant_id').notNull(),
  provider: text('provider').notNull(),
  position: integer('position').notNull(),
  ownerService: text('owner_service').notNull(),
  description: text('description').notNull(),
  requiredScopes: jsonb('required_scopes').$type<string[]>().notNull(),
  status: text('status').$type<StoredIntegrationStatus>().notNull(),
  accountLabel: text('account_label').notNull(),
  grantedScopes: jsonb('granted_scopes').$type<string[]>().notNull(),
  confirmsAt: timestamptz('confirms_at'),
});

export const integrationConsents = pgTable('integration_consents', {
  stateHash: text('state_hash').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  provider: text('provider').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  scopes: jsonb('scopes').$type<string[]>().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  decidedAt: timestamptz('decided_at'),
  codeHash: text('code_hash'),
  grantedScopes: jsonb('granted_scopes').$type<string[]>(),
  confirmSeconds: integer('confirm_seconds'),
  spentAt: timestamptz('spent_at'),
});
