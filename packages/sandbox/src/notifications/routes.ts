import { notificationCalls } from '@platform/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { notifications } from '../db/notificationTables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { changeNotification, readAll } from './changeNotifications.ts';
import { countUnread, isAfter, isIn, selectOwn } from './ownNotifications.ts';

const { list, read, unread, archive } = notificationCalls;

export function notificationRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, list, async ({ caller, query }) => {
    const { filter = 'all', category, cursor } = query;
    const limit = Math.min(query.limit ?? Infinity, backend.notificationPageSize);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (after === null) throw invalid({ cursor: 'Unknown cursor' });
    const condition = and(
      isIn(filter),
      category && eq(notifications.category, category),
      after && isAfter(after),
    );
    const rows = await selectOwn(db, caller, condition)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.notification;
    return {
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
    };
  });

  for (const [call, change] of [
    [read, 'read'],
    [unread, 'unread'],
    [archive, 'archive'],
  ] as const) {
    serve(routes, backend, call, async ({ caller, params }) => {
      await changeNotification(backend, caller, params.id, change);
      return { success: true };
    });
  }

  serve(routes, backend, notificationCalls.readAll, async ({ caller, body }) => {
    await readAll(backend, caller, new Date(body.before));
    return { success: true };
  });

  return routes;
}
