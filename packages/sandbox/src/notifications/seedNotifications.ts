import { NOTIFICATION_CATEGORIES, NOTIFICATION_SEVERITIES } from '@platform/api/contract';
import { insertRows } from '../db/insertRows.ts';
import { notificationStates, notifications } from '../db/notificationTables.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, HARBOUR_PEOPLE, NORTHWIND, NORTHWIND_PEOPLE } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { HARBOUR_NOTIFICATIONS, NORTHWIND_NOTIFICATIONS } from './seedTexts.ts';

const HOUR_SECONDS = 3600;
const EXTRA_INTERVAL_SECONDS = 15 * 60;
const EXTRA_BEGIN = 800 * HOUR_SECONDS;

const tenants = [
  { id: NORTHWIND.id, prefix: 'nw', people: NORTHWIND_PEOPLE, notices: NORTHWIND_NOTIFICATIONS },
  { id: HARBOUR.id, prefix: 'ho', people: HARBOUR_PEOPLE, notices: HARBOUR_NOTIFICATIONS },
] as const;

export async function hasNotifications(db: Database): Promise<boolean> {
  return (await db.select({ id: notifications.id }).from(notifications).limit(1)).length > 0;
}

/** Notifications of both tenants; everyone has read the older ones. */
export async function seedNotifications(tx: Database, at: Date): Promise<void> {
  const seeds = tenants.flatMap(({ id: tenantId, prefix, people, notices }) =>
    notices.map(({ hoursAgo, state = 'read', ...text }, index) => {
      const id = `ntf_${prefix}${String(index + 1).padStart(2, '0')}`;
      const createdAt = addSeconds(at, -hoursAgo * HOUR_SECONDS);
      const readAt = addSeconds(createdAt, HOUR_SECONDS / 4);
      const archivedAt = state === 'archived' ? readAt : null;
      return {
        row: { id, tenantId, ...text, createdAt },
        states:
          state === 'unread'
            ? []
            : people.map(({ id: userId }) => ({ notificationId: id, userId, readAt, archivedAt })),
      };
    }),
  );
  await insertRows(
    tx,
    notifications,
    seeds.map(({ row }) => row),
  );
  await insertRows(
    tx,
    notificationStates,
    seeds.flatMap(({ states }) => states),
  );
}

export async function seedExtraNotifications(
  db: Database,
  now: Date,
  count: number,
): Promise<number> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `ntf_x${String(index + 1).padStart(5, '0')}`,
    tenantId: NORTHWIND.id,
    category: NOTIFICATION_CATEGORIES[index % NOTIFICATION_CATEGORIES.length],
    severity: NOTIFICATION_SEVERITIES[index % NOTIFICATION_SEVERITIES.length],
    title: `Something happened, number ${index + 1}`,
    body: index % 3 === 0 ? 'Nothing has to be done about it, now or later.' : '',
    href: '/dashboard',
    createdAt: addSeconds(now, -EXTRA_BEGIN - index * EXTRA_INTERVAL_SECONDS),
  }));
  return db.transaction((tx) => insertRows(tx, notifications, rows));
}
