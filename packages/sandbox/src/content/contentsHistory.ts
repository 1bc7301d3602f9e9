import { contentHistoryCalls, contentOverviewCalls } from '@platform/api/contract';
import { and, asc, desc, eq, gte, isNotNull, lt, or } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contentEvents, contentVersions, contents } from '../db/contentTables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { findContent } from './contentsRows.ts';
import { overviewOf } from './contentsOverview.ts';

const DEFAULT_LIMIT = 30;
const MAX_VERSIONS = 100;
const DAY_MS = 86_400_000;

export function contentsHistoryRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, contentHistoryCalls.versions, async ({ caller, params }) => {
    const { id } = await findContent(db, caller.tenantId, params.id);
    const rows = await db
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.contentId, id))
      .orderBy(desc(contentVersions.version))
      .limit(MAX_VERSIONS);
    return {
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
    };
  });

  serve(routes, backend, contentHistoryCalls.list, async ({ caller, query }) => {
    const { content_id: ofContent, limit = DEFAULT_LIMIT, cursor } = query;
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (after === null) throw invalid({ cursor: 'Unknown cursor' });
    const rows = await db
      .select({ event: contentEvents, contentId: contents.id })
      .from(contentEvents)
      .leftJoin(contents, eq(contents.id, contentEvents.contentId))
      .where(
        and(
          eq(contentEvents.tenantId, caller.tenantId),
          isNotNull(contentEvents.contentId),
          ofContent === undefined ? undefined : eq(contentEvents.contentId, ofContent),
          after &&
            or(
              lt(contentEvents.createdAt, after.createdAt),
              and(eq(contentEvents.createdAt, after.createdAt), lt(contentEvents.id, after.id)),
            ),
        ),
      )
      .orderBy(desc(contentEvents.createdAt), desc(contentEvents.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.event;
    return {
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
    };
  });

  serve(routes, backend, contentOverviewCalls.get, async ({ caller, query: { from, to } }) => {
    const first = new Date(`${from}T00:00:00Z`);
    const end = new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS);
    const isInRange = and(
      eq(contentEvents.tenantId, caller.tenantId),
      gte(contentEvents.createdAt, first),
      lt(contentEvents.createdAt, end),
    );
    const rows = await db
      .select()
      .from(contentEvents)
      .where(isInRange)
      .orderBy(asc(contentEvents.createdAt), asc(contentEvents.id));
    return overviewOf(rows, first, (end.getTime() - first.getTime()) / DAY_MS);
  });

  return routes;
}
