import { contentCalls } from '@platform/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contents } from '../db/contentTables.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { createContent, removeContent, restoreContent, saveContent } from './contentsChange.ts';
import { contentRowWire, contentWire, findContent } from './contentsRows.ts';

const { list, get, create, update, remove, restore } = contentCalls;

export function contentsRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, list, async ({ caller, query }) => {
    const { search = '', type, status, ...page } = query;
    const { limit, offset } = parsePagination(page);
    const condition = and(
      eq(contents.tenantId, caller.tenantId),
      type && eq(contents.type, type),
      status && eq(contents.status, status),
      ilikeAny(search, [contents.title, contents.body, contents.authorName]),
    );
    const total = await db.$count(contents, condition);
    const rows = await db
      .select()
      .from(contents)
      .where(condition)
      .orderBy(desc(contents.updatedAt), asc(contents.id))
      .limit(limit)
      .offset(offset);
    return { contents: rows.map(contentRowWire), total };
  });

  serve(routes, backend, create, async ({ caller, body }) =>
    contentWire(await createContent(backend, caller, body)),
  );

  serve(routes, backend, get, async ({ caller, params }) =>
    contentWire(await findContent(db, caller.tenantId, params.id)),
  );

  serve(routes, backend, update, async ({ caller, params, body }) =>
    contentWire(await saveContent(backend, caller, params.id, body)),
  );

  serve(routes, backend, remove, async ({ caller, params }) => {
    await removeContent(backend, caller, params.id);
    return { success: true };
  });

  serve(routes, backend, restore, async ({ caller, params, body }) =>
    contentWire(await restoreContent(backend, caller, params.id, body)),
  );

  return routes;
}
