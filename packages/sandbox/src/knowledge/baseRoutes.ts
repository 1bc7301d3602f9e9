import {
  knowledgeBaseBodySchema,
  knowledgeBaseChangeSchema,
  knowledgeBasesQuerySchema,
  knowledgeCalls,
  questionBodySchema,
  removeKnowledgeBaseQuerySchema,
} from '@platform/api/contract';
import type { KnowledgeBasesWire, MatchesWire } from '@platform/api/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { changeBase, createBase, removeBase } from './changeBase.ts';
import { searchPassages } from './searchPassages.ts';
import { usersByBase } from './users.ts';
import { baseWire, findBase, selectBases } from './wire.ts';

/** The knowledge bases of a tenant, by name, and questions to them. */
export function baseRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(knowledgeCalls.knowledgeBases.path, signedIn, async (c) => {
    const { search = '', ...page } = readQuery(c, knowledgeBasesQuerySchema);
    const { limit, offset } = pageOf(page);
    const { tenantId } = c.var.caller;
    const isWanted = and(
      eq(knowledgeBases.tenantId, tenantId),
      holds(search, [knowledgeBases.name, knowledgeBases.description]),
    );
    const [counted] = await db.select({ total: count() }).from(knowledgeBases).where(isWanted);
    const rows = await selectBases(db)
      .where(isWanted)
      .orderBy(asc(knowledgeBases.name), asc(knowledgeBases.id))
      .limit(limit)
      .offset(offset);
    const users = await usersByBase(db, tenantId);
    return c.json({
      knowledge_bases: rows.map((row) => baseWire(row, users.get(row.base.id))),
      total: counted?.total ?? 0,
    } satisfies KnowledgeBasesWire);
  });

  routes.post(knowledgeCalls.createKnowledgeBase.path, signedIn, async (c) => {
    const body = await readBody(c, knowledgeBaseBodySchema);
    return c.json(await createBase(backend, c.var.caller, body), 201);
  });

  routes.get(pathOf(knowledgeCalls.knowledgeBase), signedIn, async (c) => {
    const { tenantId } = c.var.caller;
    const row = await findBase(db, tenantId, c.req.param('id') ?? '');
    return c.json(baseWire(row, (await usersByBase(db, tenantId)).get(row.base.id)));
  });

  routes.patch(pathOf(knowledgeCalls.updateKnowledgeBase), signedIn, async (c) => {
    const body = await readBody(c, knowledgeBaseChangeSchema);
    return c.json(await changeBase(backend, c.var.caller, c.req.param('id') ?? '', body));
  });

  routes.delete(pathOf(knowledgeCalls.removeKnowledgeBase), signedIn, async (c) => {
    const { force } = readQuery(c, removeKnowledgeBaseQuerySchema);
    await removeBase(backend, c.var.caller, c.req.param('id') ?? '', force === 'true');
    return c.body(null, 204);
  });

  routes.post(pathOf(knowledgeCalls.query), signedIn, async (c) => {
    const { question, top_k: topK } = await readBody(c, questionBodySchema);
    const { tenantId } = c.var.caller;
    const { base } = await findBase(db, tenantId, c.req.param('id') ?? '');
    const found = await searchPassages(db, { tenantId, baseId: base.id, question, topK });
    return c.json({
      matches: found.map(({ documentId, documentName, position, text, score }) => ({
        document_id: documentId,
        document_name: documentName,
        chunk: text,
        chunk_index: position,
        score,
      })),
    } satisfies MatchesWire);
  });

  return routes;
}
