import { documentCalls } from '@platform/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { documents, passages } from '../db/knowledgeTables.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { addDocument } from './addDocument.ts';
import { reindexDocument, removeDocument } from './changeDocument.ts';
import type { Indexing } from './indexing.ts';
import { fileSource, pageOrTextSource } from './readSource.ts';
import { statusCondition } from './staleness.ts';
import { agentsUsing } from '../voice/agentsUsing.ts';
import { documentWire, findBase, findDocument, selectDocuments } from './wire.ts';

const { list, get, add, reindex, remove } = documentCalls;

export function documentRoutes(backend: Backend, indexing: Indexing): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  const usersOf = async (tenantId: string, baseId: string) =>
    (await agentsUsing(db, tenantId, 'knowledge_base_ids')).get(baseId) ?? [];

  serve(routes, backend, list, async ({ caller: { tenantId }, params, query }) => {
    const { search = '', status, ...page } = query;
    const { limit, offset } = parsePagination(page);
    const { base } = await findBase(db, tenantId, params.id);
    const condition = and(
      eq(documents.baseId, base.id),
      ilikeAny(search, [documents.name, documents.url]),
      status && (await statusCondition(backend, base.id, status)),
    );
    const total = await db.$count(documents, condition);
    const rows = await selectDocuments(db)
      .where(condition)
      .orderBy(desc(documents.createdAt), asc(documents.id))
      .limit(limit)
      .offset(offset);
    const users = await usersOf(tenantId, base.id);
    return {
      documents: rows.map((row) => documentWire(row, users, backend.siteEdition)),
      total,
    };
  });

  serve(routes, backend, add, async ({ caller, params, body, form, c }) => {
    const { base } = await findBase(db, caller.tenantId, params.id);
    const source = form
      ? await fileSource(form)
      : pageOrTextSource(body, new URL(c.req.url).origin);
    const { document, isNew } = await addDocument(backend, caller, base.id, source);
    if (isNew) indexing.begin(document.id);
    return { document };
  });

  serve(routes, backend, get, async ({ caller: { tenantId }, params }) => {
    const row = await findDocument(db, tenantId, params.id, params.documentId);
    const chunks = await db
      .select({ text: passages.text })
      .from(passages)
      .where(eq(passages.documentId, row.document.id))
      .orderBy(asc(passages.position));
    return {
      document: documentWire(row, await usersOf(tenantId, params.id), backend.siteEdition),
      chunks: chunks.map(({ text }) => text),
    };
  });

  serve(routes, backend, reindex, async ({ caller, params }) => {
    const document = await reindexDocument(backend, caller, params.id, params.documentId);
    indexing.begin(document.id);
    return { document };
  });

  serve(routes, backend, remove, async ({ caller, params }) => {
    await removeDocument(backend, caller, params.id, params.documentId);
    return { success: true };
  });

  return routes;
}
