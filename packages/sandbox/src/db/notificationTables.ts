import type { NotificationCategory, NotificationSeverity } from '@platform/api/contract';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* The tables of the notifications service as drizzle sees them; `migrations/` makes them. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  /** Whom it is for; null for all of the tenant. */
  userId: text('user_id'),
  /** Who did it, and is not told. */
  actorId: text('actor_id'),
  category: text('category').$type<NotificationCategory>().notNull(),
  severity: text('severity').$type<NotificationSeverity>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href'),
  createdAt: moment('created_at').notNull(),
});

export const notificationStates = pgTable('notification_states', {
  notificationId: text('notification_id').notNull(),
  userId: text('user_id').notNull(),
  readAt: moment('read_at'),
  archivedAt: moment('archived_at'),
});
