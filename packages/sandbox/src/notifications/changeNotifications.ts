import { and, lte } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { notificationStates, notifications } from '../db/notificationTables.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { assertOwn, isIn, selectOwn } from './ownNotifications.ts';

export type NotificationChange = 'read' | 'unread' | 'archive';

const PAST_TENSE = { read: 'read', unread: 'unread', archive: 'archived' } as const;

/** @throws HttpError 404 */
export async function changeNotification(
  { db, now }: Backend,
  { tenantId, userId }: Caller,
  id: string,
  change: NotificationChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    await assertOwn(tx, { tenantId, userId }, id);
    const at = now();
    const set = {
      read: { readAt: at },
      unread: { readAt: null },
      archive: { archivedAt: at },
    }[change];
    const { notificationId, userId: userIdColumn } = notificationStates;
    await tx
      .insert(notificationStates)
      .values({ notificationId: id, userId, ...set })
      .onConflictDoUpdate({ target: [notificationId, userIdColumn], set });
    const action = `notification.${PAST_TENSE[change]}`;
    await record(tx, at, { action, tenantId, actorId: userId, target: id });
  });
}

export async function readAll(
  { db, now }: Backend,
  { tenantId, userId }: Caller,
  before: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const isOld = and(lte(notifications.createdAt, before), isIn('unread'));
    const rows = await selectOwn(tx, { tenantId, userId }, isOld);
    if (rows.length === 0) return;
    const { notificationId, userId: userIdColumn } = notificationStates;
    await tx
      .insert(notificationStates)
      .values(
        rows.map(({ notification }) => ({ notificationId: notification.id, userId, readAt: at })),
      )
      .onConflictDoUpdate({ target: [notificationId, userIdColumn], set: { readAt: at } });
    const detail = { count: rows.length };
    await record(tx, at, { action: 'notifications.read', tenantId, actorId: userId, detail });
  });
}
