import { botCalls } from '@platform/api/contract';
import type { BotsWire, BotWire } from '@platform/api/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend, RouteEnv } from '../backend.ts';
import { bots } from '../db/botTables.ts';
import type { Database } from '../db/store.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import { notFound } from '../http/HttpError.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';

const wholeNumber = z.coerce.number().check(z.int(), z.nonnegative());
const querySchema = z.object({
  limit: z.optional(wholeNumber),
  offset: z.optional(wholeNumber),
  search: z.optional(z.string()),
});

/** The bots of a tenant, by name. */
export function botRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(botCalls.bots.path, signedIn, async (c) => {
    const { search = '', ...page } = readQuery(c, querySchema);
    const { limit, offset } = pageOf(page);
    const isWanted = and(
      eq(bots.tenantId, c.var.caller.tenantId),
      holds(search, [bots.name, bots.description]),
    );
    const [counted] = await db.select({ total: count() }).from(bots).where(isWanted);
    const rows = await selectBots(db)
      .where(isWanted)
      .orderBy(asc(bots.name), asc(bots.id))
      .limit(limit)
      .offset(offset);
    return c.json({ bots: rows.map(botWire), total: counted?.total ?? 0 } satisfies BotsWire);
  });

  routes.get(pathOf(botCalls.bot), signedIn, async (c) => {
    const isWanted = and(
      eq(bots.tenantId, c.var.caller.tenantId),
      eq(bots.id, c.req.param('id') ?? ''),
    );
    const [row] = await selectBots(db).where(isWanted);
    if (!row) throw notFound('Bot');
    return c.json(botWire(row));
  });

  return routes;
}

function selectBots(db: Database) {
  const isItsBase = and(
    eq(knowledgeBases.id, bots.knowledgeBaseId),
    eq(knowledgeBases.tenantId, bots.tenantId),
  );
  return db
    .select({ bot: bots, baseName: knowledgeBases.name })
    .from(bots)
    .leftJoin(knowledgeBases, isItsBase);
}

type Row = Awaited<ReturnType<typeof selectBots>>[number];

function botWire({ bot, baseName }: Row): BotWire {
  return {
    id: bot.id,
    name: bot.name,
    description: bot.description,
    greeting: bot.greeting,
    knowledge_base_id: bot.knowledgeBaseId,
    knowledge_base_name: baseName,
    updated_at: bot.updatedAt.toISOString(),
  };
}
