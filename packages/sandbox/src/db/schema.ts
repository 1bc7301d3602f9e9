import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* Names and types for drizzle; the SQL in `migrations/` creates the tables and constraints. */

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type StoredRole = 'TenantAdmin' | 'Editor' | 'Viewer';
export type MemberStatus = 'Active' | 'Inactive';
export type InviteStatus = 'pending' | 'accepted' | 'cancelled' | 'expired';
export type RoleRequestStatus = 'pending' | 'accepted' | 'rejected';
export type TokenKind = 'access' | 'refresh' | 'id';
/** `password`: a new password was set; `ended`: the user signed this device out from another. */
export type EndReason = 'logout' | 'reuse' | 'removed' | 'expired' | 'password' | 'ended';

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  picture: text('picture'),
  emailVerified: boolean('email_verified').notNull(),
  passwordHash: text('password_hash'),
  createdAt: timestamptz('created_at').notNull(),
});

export const pictures = pgTable('pictures', {
  userId: text('user_id').primaryKey(),
  key: text('key').notNull(),
  mediaType: text('media_type').notNull(),
  base64: text('base64').notNull(),
});

export const members = pgTable('members', {
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  role: text('role').$type<StoredRole>().notNull(),
  status: text('status').$type<MemberStatus>().notNull(),
  joinedAt: timestamptz('joined_at').notNull(),
});

export const invites = pgTable('invites', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  email: text('email').notNull(),
  role: text('role').$type<StoredRole>().notNull(),
  status: text('status').$type<InviteStatus>().notNull(),
  tokenHash: text('token_hash').notNull(),
  invitedBy: text('invited_by'),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const roleRequests = pgTable('role_requests', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  role: text('role').$type<StoredRole>().notNull(),
  status: text('status').$type<RoleRequestStatus>().notNull(),
  requestedBy: text('requested_by'),
  createdAt: timestamptz('created_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  cookieHash: text('cookie_hash').notNull(),
  userAgent: text('user_agent').notNull(),
  ipAddress: text('ip_address').notNull(),
  lastUsedAt: timestamptz('last_used_at').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  endedAt: timestamptz('ended_at'),
  endReason: text('end_reason').$type<EndReason>(),
});

export const tokens = pgTable('tokens', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  kind: text('kind').$type<TokenKind>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  spentAt: timestamptz('spent_at'),
});

export const identityCodes = pgTable('identity_codes', {
  hash: text('hash').primaryKey(),
  email: text('email').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  state: text('state').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  spentAt: timestamptz('spent_at'),
});

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  linkPath: text('link_path'),
  createdAt: timestamptz('created_at').notNull(),
});

export const ledger = pgTable('ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  action: text('action').notNull(),
  tenantId: text('tenant_id'),
  actorId: text('actor_id'),
  target: text('target'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
