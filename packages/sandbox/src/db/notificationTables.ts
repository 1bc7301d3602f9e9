import type { NotificationCategory, NotificationSeverity } from '@platform/api/contract';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  /** Recipient; null for all members of the tenant. */
  userId: text('user_id'),
  /** Member who caused it and is not notified. */
  actorId: text('actor_id'),
  category: text('category').$type<NotificationCategory>().notNull(),
  severity: text('severity').$type<NotificationSeverity>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href'),
  createdAt: timestamptz('created_at').notNull(),
});

export const notificationStates = pgTable('notification_states', {
  notificationId: text('notification_id').notNull(),
  userId: text('user_id').notNull(),
  readAt: timestamptz('read_at'),
  archivedAt: timestamptz('archived_at'),
});
