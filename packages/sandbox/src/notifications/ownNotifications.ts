import type { NotificationFilter } from '@platform/api/contract';
import { and, count, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { notificationStates, notifications } from '../db/notificationTables.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import type { Caller } from '../session/caller.ts';

type Person = Pick<Caller, 'tenantId' | 'userId'>;

/** Condition: notifications for this user or the whole tenant, not caused by the user. */
const isFor = ({ tenantId, userId }: Person): SQL | undefined =>
  and(
    eq(notifications.tenantId, tenantId),
    or(isNull(notifications.userId), eq(notifications.userId, userId)),
    or(isNull(notifications.actorId), ne(notifications.actorId, userId)),
  );

const isStateOf = ({ userId }: Person): SQL | undefined =>
  and(
    eq(notificationStates.notificationId, notifications.id),
    eq(notificationStates.userId, userId),
  );

export function isIn(filter: NotificationFilter): SQL | undefined {
  if (filter === 'archived') return isNotNull(notificationStates.archivedAt);
  const isUnarchived = isNull(notificationStates.archivedAt);
  return filter === 'unread' ? and(isUnarchived, isNull(notificationStates.readAt)) : isUnarchived;
}

export const isAfter = ({ createdAt, id }: { createdAt: Date; id: string }): SQL | undefined =>
  or(
    lt(notifications.createdAt, createdAt),
    and(eq(notifications.createdAt, createdAt), lt(notifications.id, id)),
  );

export const selectOwn = (db: Database, person: Person, where: SQL | undefined) =>
  db
    .select({ notification: notifications, state: notificationStates })
    .from(notifications)
    .leftJoin(notificationStates, isStateOf(person))
    .where(and(isFor(person), where));

export async function countUnread(db: Database, person: Person): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .leftJoin(notificationStates, isStateOf(person))
    .where(and(isFor(person), isIn('unread')));
  return row?.unread ?? 0;
}

/** @throws HttpError 404 for a notification of other users */
export async function assertOwn(db: Database, person: Person, id: string): Promise<void> {
  const [row] = await selectOwn(db, person, eq(notifications.id, id)).limit(1);
  if (!row) throw notFound('Notification');
}
