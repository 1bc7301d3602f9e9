import {
  contentBodySchema,
  contentCalls,
  contentsQuerySchema,
  newContentBodySchema,
  restoreBodySchema,
} from '@platform/api/contract';
import type { ContentsWire } from '@platform/api/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contents } from '../db/contentTables.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { createContent, removeContent, restoreContent, saveContent } from './contentsChange.ts';
import { contentRowWire, contentWire, findContent } from './contentsRows.ts';

/** What was written: everyone who is signed in may read and write it. */
export function contentsRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(contentCalls.contents.path, signedIn, async (c) => {
    const { search = '', type, status, ...page } = readQuery(c, contentsQuerySchema);
    const { limit, offset } = pageOf(page);
    const isWanted = and(
      eq(contents.tenantId, c.var.caller.tenantId),
      type && eq(contents.type, type),
      status && eq(contents.status, status),
      holds(search, [contents.title, contents.body, contents.authorName]),
    );
    const [counted] = await db.select({ total: count() }).from(contents).where(isWanted);
    const rows = await db
      .select()
      .from(contents)
      .where(isWanted)
      .orderBy(desc(contents.updatedAt), asc(contents.id))
      .limit(limit)
      .offset(offset);
    return c.json({
      contents: rows.map(contentRowWire),
      total: counted?.total ?? 0,
    } satisfies ContentsWire);
  });

  routes.post(contentCalls.createContent.path, signedIn, async (c) => {
    const body = await readBody(c, newContentBodySchema);
    return c.json(contentWire(await createContent(backend, c.var.caller, body)), 201);
  });

  routes.get(pathOf(contentCalls.content), signedIn, async (c) =>
    c.json(contentWire(await findContent(db, c.var.caller.tenantId, c.req.param('id') ?? ''))),
  );

  routes.put(pathOf(contentCalls.updateContent), signedIn, async (c) => {
    const body = await readBody(c, contentBodySchema);
    const id = c.req.param('id') ?? '';
    return c.json(contentWire(await saveContent(backend, c.var.caller, id, body)));
  });

  routes.delete(pathOf(contentCalls.removeContent), signedIn, async (c) => {
    await removeContent(backend, c.var.caller, c.req.param('id') ?? '');
    return c.json({ success: true });
  });

  routes.post(pathOf(contentCalls.restoreContent), signedIn, async (c) => {
    const body = await readBody(c, restoreBodySchema);
    const id = c.req.param('id') ?? '';
    return c.json(contentWire(await restoreContent(backend, c.var.caller, id, body)));
  });

  return routes;
}
