import { documentsQuerySchema, knowledgeCalls } from '@platform/api/contract';
import type { DocumentDetailWire, DocumentsWire } from '@platform/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { documents, passages } from '../db/knowledgeTables.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { addDocument } from './addDocument.ts';
import { reindexDocument, removeDocument } from './changeDocument.ts';
import type { Indexing } from './indexing.ts';
import { readSource } from './readSource.ts';
import { usersByBase } from './users.ts';
import { documentWire, findBase, findDocument, selectDocuments } from './wire.ts';

/** The documents of a base, the newest first. */
export function documentRoutes(backend: Backend, indexing: Indexing): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  const usersOf = async (tenantId: string, baseId: string) =>
    (await usersByBase(db, tenantId)).get(baseId) ?? [];

  routes.get(pathOf(knowledgeCalls.documents), signedIn, async (c) => {
    const { search = '', status, ...page } = readQuery(c, documentsQuerySchema);
    const { limit, offset } = pageOf(page);
    const { tenantId } = c.var.caller;
    const { base } = await findBase(db, tenantId, c.req.param('id') ?? '');
    const rows = await selectDocuments(db)
      .where(and(eq(documents.baseId, base.id), holds(search, [documents.name, documents.url])))
      .orderBy(desc(documents.createdAt), asc(documents.id));
    const users = await usersOf(tenantId, base.id);
    const found = rows
      .map((row) => documentWire(row, users, backend.siteEdition))
      .filter((row) => status === undefined || row.status === status);
    return c.json({
      documents: found.slice(offset, offset + limit),
      total: found.length,
    } satisfies DocumentsWire);
  });

  routes.post(pathOf(knowledgeCalls.addDocument), signedIn, async (c) => {
    const { base } = await findBase(db, c.var.caller.tenantId, c.req.param('id') ?? '');
    const source = await readSource(c, new URL(c.req.url).origin);
    const { document, isNew } = await addDocument(backend, c.var.caller, base.id, source);
    if (isNew) indexing.begin(document.id);
    return c.json({ document }, 202);
  });

  routes.get(pathOf(knowledgeCalls.document), signedIn, async (c) => {
    const { tenantId } = c.var.caller;
    const baseId = c.req.param('id') ?? '';
    const row = await findDocument(db, tenantId, baseId, c.req.param('documentId') ?? '');
    const chunks = await db
      .select({ text: passages.text })
      .from(passages)
      .where(eq(passages.documentId, row.document.id))
      .orderBy(asc(passages.position));
    return c.json({
      document: documentWire(row, await usersOf(tenantId, baseId), backend.siteEdition),
      chunks: chunks.map(({ text }) => text),
    } satisfies DocumentDetailWire);
  });

  routes.post(pathOf(knowledgeCalls.reindexDocument), signedIn, async (c) => {
    const [baseId, id] = [c.req.param('id') ?? '', c.req.param('documentId') ?? ''];
    const document = await reindexDocument(backend, c.var.caller, baseId, id);
    indexing.begin(id);
    return c.json({ document }, 202);
  });

  routes.delete(pathOf(knowledgeCalls.removeDocument), signedIn, async (c) => {
    const [baseId, id] = [c.req.param('id') ?? '', c.req.param('documentId') ?? ''];
    await removeDocument(backend, c.var.caller, baseId, id);
    return c.body(null, 204);
  });

  return routes;
}
