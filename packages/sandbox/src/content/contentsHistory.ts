import {
  contentCalls,
  contentOverviewQuerySchema,
  historyQuerySchema,
} from '@platform/api/contract';
import type {
  ContentHistoryWire,
  ContentOverviewWire,
  ContentVersionsWire,
} from '@platform/api/contract';
import { and, asc, desc, eq, gte, isNotNull, lt, or } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contentEvents, contentVersions, contents } from '../db/contentTables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { pathOf } from '../http/paths.ts';
import { invalid, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { findContent } from './contentsRows.ts';
import { overviewOf } from './contentsOverview.ts';

const PAGE = 30;
const MAX_PAGE = 100;
const MAX_VERSIONS = 100;
const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** The versions of a content, what happened to contents, and the figures of it. */
export function contentsHistoryRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(pathOf(contentCalls.contentVersions), signedIn, async (c) => {
    const { id } = await findContent(db, c.var.caller.tenantId, c.req.param('id') ?? '');
    const rows = await db
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.contentId, id))
      .orderBy(desc(contentVersions.version))
      .limit(MAX_VERSIONS);
    return c.json({
      versions: rows.map((row) => ({
        version: row.version,
        title: row.title,
        language: row.language,
        body: row.body,
        author: { id: row.authorId, name: row.authorName },
        kind: row.kind,
        restored_from: row.restoredFrom,
        created_at: row.createdAt.toISOString(),
      })),
    } satisfies ContentVersionsWire);
  });

  routes.get(contentCalls.contentHistory.path, signedIn, async (c) => {
    const query = readQuery(c, historyQuerySchema);
    const limit = Math.min(query.limit ?? PAGE, MAX_PAGE);
    const after = query.cursor === undefined ? null : readCursor(query.cursor);
    if (query.cursor !== undefined && !after) throw invalid({ cursor: 'Unknown cursor' });
    const rows = await db
      .select({ event: contentEvents, contentId: contents.id })
      .from(contentEvents)
      .leftJoin(contents, eq(contents.id, contentEvents.contentId))
      .where(
        and(
          eq(contentEvents.tenantId, c.var.caller.tenantId),
          isNotNull(contentEvents.contentId),
          query.content_id ? eq(contentEvents.contentId, query.content_id) : undefined,
          after
            ? or(
                lt(contentEvents.createdAt, after.createdAt),
                and(eq(contentEvents.createdAt, after.createdAt), lt(contentEvents.id, after.id)),
              )
            : undefined,
        ),
      )
      .orderBy(desc(contentEvents.createdAt), desc(contentEvents.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.event;
    return c.json({
      events: page.map(({ event, contentId }) => ({
        id: event.id,
        kind: event.kind,
        content_id: event.contentId ?? '',
        content_title: event.contentTitle,
        content_type: event.contentType,
        is_deleted: contentId === null,
        version: event.version,
        from_version: event.fromVersion,
        author: { id: event.authorId, name: event.authorName },
        created_at: event.createdAt.toISOString(),
      })),
      next_cursor: rows.length > limit && last ? writeCursor(last) : null,
    } satisfies ContentHistoryWire);
  });

  routes.get(contentCalls.contentOverview.path, signedIn, async (c) => {
    const { from, to } = readQuery(c, contentOverviewQuerySchema);
    const first = new Date(`${from}T00:00:00Z`);
    const days = Math.round((Date.parse(`${to}T00:00:00Z`) - first.getTime()) / DAY_MS) + 1;
    if (days < 1 || days > MAX_DAYS) throw invalid({ to: `1 to ${MAX_DAYS} days at once` });
    const end = new Date(first.getTime() + days * DAY_MS);
    const rows = await db
      .select()
      .from(contentEvents)
      .where(
        and(
          eq(contentEvents.tenantId, c.var.caller.tenantId),
          gte(contentEvents.createdAt, first),
          lt(contentEvents.createdAt, end),
        ),
      )
      .orderBy(asc(contentEvents.createdAt), asc(contentEvents.id));
    return c.json(overviewOf(rows, first, days) satisfies ContentOverviewWire);
  });

  return routes;
}
