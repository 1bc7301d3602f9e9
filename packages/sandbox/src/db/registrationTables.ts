import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const registrations = pgTable('registrations', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company').notNull(),
  passwordHash: text('password_hash').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
});

export const registrationLinks = pgTable('registration_links', {
  hash: text('hash').primaryKey(),
  registrationId: text('registration_id').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
