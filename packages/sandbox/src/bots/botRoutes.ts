import { botCalls } from '@platform/api/contract';
import type { BotWire } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { bots } from '../db/botTables.ts';
import type { Database } from '../db/store.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import { notFound } from '../http/HttpError.ts';
import { ilikeAny } from '../http/listing.ts';
import { serve } from '../http/serve.ts';

export function botRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, botCalls.list, async ({ caller, query }) => {
    const { search = '', limit, offset } = query;
    const condition = and(
      eq(bots.tenantId, caller.tenantId),
      ilikeAny(search, [bots.name, bots.description]),
    );
    const total = await db.$count(bots, condition);
    const rows = await selectBots(db)
      .where(condition)
      .orderBy(asc(bots.name), asc(bots.id))
      .limit(limit)
      .offset(offset);
    return { bots: rows.map(toWire), total };
  });

  serve(routes, backend, botCalls.get, async ({ caller, params }) => {
    const condition = and(eq(bots.tenantId, caller.tenantId), eq(bots.id, params.id));
    const [row] = await selectBots(db).where(condition);
    if (!row) throw notFound('Bot');
    return toWire(row);
  });

  return routes;
}

function selectBots(db: Database) {
  const baseOfBot = and(
    eq(knowledgeBases.id, bots.knowledgeBaseId),
    eq(knowledgeBases.tenantId, bots.tenantId),
  );
  return db
    .select({ bot: bots, baseName: knowledgeBases.name })
    .from(bots)
    .leftJoin(knowledgeBases, baseOfBot);
}

type Row = Awaited<ReturnType<typeof selectBots>>[number];

function toWire({ bot, baseName }: Row): BotWire {
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
