import { conversationCalls, conversationsQuerySchema } from '@platform/api/contract';
import type { ConversationsWire } from '@platform/api/contract';
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { conversations } from '../db/voiceTables.ts';
import { notFound } from '../http/HttpError.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { conversationDetailWire, conversationWire } from './conversations.ts';
import { recordingUrl } from './recordings.ts';

/** The calls of a tenant, newest first; nothing of them can be changed. */
export function conversationRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(conversationCalls.conversations.path, signedIn, async (c) => {
    const query = readQuery(c, conversationsQuerySchema);
    const { limit, offset } = pageOf(query);
    const { search = '', from, to, agent_id: agentId, outcome, direction } = query;
    const { agentName, fromNumber, toNumber, summary, id } = conversations;
    const isWanted = and(
      eq(conversations.tenantId, c.var.caller.tenantId),
      from === undefined ? undefined : gte(conversations.startedAt, new Date(from)),
      to === undefined ? undefined : lt(conversations.startedAt, new Date(to)),
      agentId === undefined ? undefined : eq(conversations.agentId, agentId),
      outcome && eq(conversations.outcome, outcome),
      direction && eq(conversations.direction, direction),
      holds(search, [agentName, fromNumber, toNumber, summary, id], [fromNumber, toNumber]),
    );
    const [counted] = await db.select({ total: count() }).from(conversations).where(isWanted);
    const rows = await db
      .select()
      .from(conversations)
      .where(isWanted)
      .orderBy(desc(conversations.startedAt), asc(conversations.id))
      .limit(limit)
      .offset(offset);
    return c.json({
      conversations: rows.map((row) => conversationWire(row, now())),
      total: counted?.total ?? 0,
    } satisfies ConversationsWire);
  });

  routes.get(pathOf(conversationCalls.conversation), signedIn, async (c) => {
    const id = c.req.param('id') ?? '';
    const isWanted = and(
      eq(conversations.tenantId, c.var.caller.tenantId),
      eq(conversations.id, id),
    );
    const [row] = await db.select().from(conversations).where(isWanted);
    if (!row) throw notFound('Call');
    const recording = recordingUrl(new URL(c.req.url).origin, id, now());
    return c.json(conversationDetailWire(row, now(), recording));
  });

  return routes;
}
