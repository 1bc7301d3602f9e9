import { knowledgeCalls } from '@platform/api/contract';
import type { KnowledgeBasesWire } from '@platform/api/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend, RouteEnv } from '../backend.ts';
import { knowledgeBases } from '../db/voiceTables.ts';
import { holds, pageOf } from '../http/listing.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';

const wholeNumber = z.coerce.number().check(z.int(), z.nonnegative());
const querySchema = z.object({
  limit: z.optional(wholeNumber),
  offset: z.optional(wholeNumber),
  search: z.optional(z.string()),
});

/** The knowledge bases of a tenant, by name; their documents are not there yet. */
export function knowledgeRoutes(backend: Backend): Hono<RouteEnv> {
  const { db } = backend;
  return new Hono<RouteEnv>().get(
    knowledgeCalls.knowledgeBases.path,
    requireCaller(backend),
    async (c) => {
      const { search = '', ...page } = readQuery(c, querySchema);
      const { limit, offset } = pageOf(page);
      const isWanted = and(
        eq(knowledgeBases.tenantId, c.var.caller.tenantId),
        holds(search, [knowledgeBases.name, knowledgeBases.description]),
      );
      const [counted] = await db.select({ total: count() }).from(knowledgeBases).where(isWanted);
      const rows = await db
        .select()
        .from(knowledgeBases)
        .where(isWanted)
        .orderBy(asc(knowledgeBases.name), asc(knowledgeBases.id))
        .limit(limit)
        .offset(offset);
      return c.json({
        knowledge_bases: rows.map((row) => ({
          id: row.id,
          name: row.name,
          description: row.description,
          document_count: row.documentCount,
          ready_document_count: row.readyDocumentCount,
          updated_at: row.updatedAt.toISOString(),
        })),
        total: counted?.total ?? 0,
      } satisfies KnowledgeBasesWire);
    },
  );
}
