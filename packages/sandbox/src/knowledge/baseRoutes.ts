import { knowledgeBaseCalls, knowledgeMatchCalls } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { changeBase, createBase, removeBase } from './changeBase.ts';
import { searchPassages } from './searchPassages.ts';
import { agentsUsing } from '../voice/agentsUsing.ts';
import { baseWire, findBase, selectBases } from './wire.ts';

const { list, get, create, update, remove } = knowledgeBaseCalls;

export function baseRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, list, async ({ caller: { tenantId }, query }) => {
    const { search = '', ...page } = query;
    const { limit, offset } = parsePagination(page);
    const condition = and(
      eq(knowledgeBases.tenantId, tenantId),
      ilikeAny(search, [knowledgeBases.name, knowledgeBases.description]),
    );
    const total = await db.$count(knowledgeBases, condition);
    const rows = await selectBases(db)
      .where(condition)
      .orderBy(asc(knowledgeBases.name), asc(knowledgeBases.id))
      .limit(limit)
      .offset(offset);
    const agentsByBase = await agentsUsing(db, tenantId, 'knowledge_base_ids');
    return {
      knowledge_bases: rows.map((row) => baseWire(row, agentsByBase.get(row.base.id))),
      total,
    };
  });

  serve(routes, backend, create, ({ caller, body }) => createBase(backend, caller, body));

  serve(routes, backend, get, async ({ caller: { tenantId }, params }) => {
    const row = await findBase(db, tenantId, params.id);
    return baseWire(row, (await agentsUsing(db, tenantId, 'knowledge_base_ids')).get(row.base.id));
  });

  serve(routes, backend, update, ({ caller, params, body }) =>
    changeBase(backend, caller, params.id, body),
  );

  serve(routes, backend, remove, async ({ caller, params, query: { force } }) => {
    await removeBase(backend, caller, params.id, force === 'true');
    return { success: true };
  });

  serve(routes, backend, knowledgeMatchCalls.ask, async ({ caller, params, body }) => {
    const { tenantId } = caller;
    const { question, top_k: topK } = body;
    const { base } = await findBase(db, tenantId, params.id);
    const passages = await searchPassages(db, { tenantId, baseId: base.id, question, topK });
    return {
      matches: passages.map(({ documentId, documentName, position, text, score }) => ({
        document_id: documentId,
        document_name: documentName,
        chunk: text,
        chunk_index: position,
        score,
      })),
    };
  });

  return routes;
}
