import {
  notificationCalls,
  notificationsQuerySchema,
  readAllBodySchema,
} from '@platform/api/contract';
import type { NotificationsWire } from '@platform/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { notifications } from '../db/notificationTables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { pathOf } from '../http/paths.ts';
import { invalid, readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { changeNotification, readAll } from './changeNotifications.ts';
import { countUnread, isAfter, isIn, selectOwn } from './ownNotifications.ts';

const changes = [
  [notificationCalls.readNotification, 'read'],
  [notificationCalls.unreadNotification, 'unread'],
  [notificationCalls.archiveNotification, 'archive'],
] as const;

/** The notifications service over HTTP: what a person is told, and what they have read of it. */
export function notificationRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(notificationCalls.notifications.path, signedIn, async (c) => {
    const { caller } = c.var;
    const query = readQuery(c, notificationsQuerySchema);
    const { filter = 'all', category, cursor } = query;
    const limit = Math.min(query.limit ?? Infinity, backend.notificationPageSize);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (after === null) throw invalid({ cursor: 'Unknown cursor' });
    const isWanted = and(
      isIn(filter),
      category && eq(notifications.category, category),
      after && isAfter(after),
    );
    const rows = await selectOwn(db, caller, isWanted)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.notification;
    return c.json({
      notifications: page.map(({ notification, state }) => ({
        id: notification.id,
        category: notification.category,
        severity: notification.severity,
        title: notification.title,
        body: notification.body,
        href: notification.href,
        created_at: notification.createdAt.toISOString(),
        read_at: state?.readAt?.toISOString() ?? null,
        archived_at: state?.archivedAt?.toISOString() ?? null,
      })),
      next_cursor: rows.length > limit && last ? writeCursor(last) : null,
      unread_count: await countUnread(db, caller),
    } satisfies NotificationsWire);
  });

  for (const [call, change] of changes) {
    routes.post(pathOf(call), signedIn, async (c) => {
      await changeNotification(backend, c.var.caller, c.req.param('id') ?? '', change);
      return c.json({ success: true });
    });
  }

  routes.post(notificationCalls.readAllNotifications.path, signedIn, async (c) => {
    const { before } = await readBody(c, readAllBodySchema);
    await readAll(backend, c.var.caller, new Date(before));
    return c.json({ success: true });
  });

  return routes;
}
