import { conversationCalls } from '@platform/api/contract';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { conversations } from '../db/voiceTables.ts';
import { notFound } from '../http/HttpError.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { conversationDetailWire, conversationWire } from './conversations.ts';
import { recordingUrl } from './recordings.ts';

export function conversationRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, conversationCalls.list, async ({ caller, query }) => {
    const { search = '', from, to, agent_id: agentId, outcome, direction, ...page } = query;
    const { limit, offset } = parsePagination(page);
    const { agentName, fromNumber, toNumber, summary, id } = conversations;
    const condition = and(
      eq(conversations.tenantId, caller.tenantId),
      from === undefined ? undefined : gte(conversations.startedAt, new Date(from)),
      to === undefined ? undefined : lt(conversations.startedAt, new Date(to)),
      agentId === undefined ? undefined : eq(conversations.agentId, agentId),
      outcome && eq(conversations.outcome, outcome),
      direction && eq(conversations.direction, direction),
      ilikeAny(search, [agentName, fromNumber, toNumber, summary, id], [fromNumber, toNumber]),
    );
    const total = await db.$count(conversations, condition);
    const rows = await db
      .select()
      .from(conversations)
      .where(condition)
      .orderBy(desc(conversations.startedAt), asc(conversations.id))
      .limit(limit)
      .offset(offset);
    return {
      conversations: rows.map((row) => conversationWire(row, now())),
      total,
    };
  });

  serve(routes, backend, conversationCalls.get, async ({ caller, params: { id }, c }) => {
    const condition = and(eq(conversations.tenantId, caller.tenantId), eq(conversations.id, id));
    const [row] = await db.select().from(conversations).where(condition);
    if (!row) throw notFound('Call');
    const recording = recordingUrl(new URL(c.req.url).origin, id, now());
    return conversationDetailWire(row, now(), recording);
  });

  return routes;
}
