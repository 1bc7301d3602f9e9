import { agentCalls } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { agents } from '../db/voiceTables.ts';
import { ilikeAny } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { changeAgent, createAgent, removeAgent } from './changeAgent.ts';
import { agentDetailWire, agentWire, findAgent, selectAgents } from './findAgent.ts';

const { list, get, create, update, activate, remove } = agentCalls;

export function agentRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  const stored = async (tenantId: string, id: string) =>
    agentDetailWire(await findAgent(db, now(), tenantId, id));

  serve(routes, backend, list, async ({ caller, query }) => {
    const { search = '', agent_type: type, is_enabled: isEnabled, limit, offset } = query;
    const condition = and(
      eq(agents.tenantId, caller.tenantId),
      ilikeAny(search, [agents.name]),
      type && eq(agents.agentType, type),
      isEnabled && eq(agents.isEnabled, isEnabled === 'true'),
    );
    const total = await db.$count(agents, condition);
    const rows = await selectAgents(db, now())
      .where(condition)
      .orderBy(asc(agents.createdAt), asc(agents.id))
      .limit(limit)
      .offset(offset);
    return { agents: rows.map(agentWire), total };
  });

  serve(routes, backend, get, async ({ caller, params: { id } }) => stored(caller.tenantId, id));

  serve(routes, backend, create, async ({ caller, body }) =>
    stored(caller.tenantId, await createAgent(backend, caller, body)),
  );

  serve(routes, backend, update, async ({ caller, params: { id }, body }) => {
    await changeAgent(backend, caller, id, body);
    return stored(caller.tenantId, id);
  });

  serve(routes, backend, activate, async ({ caller, params: { id }, body }) => {
    await changeAgent(backend, caller, id, body);
    return { success: true };
  });

  serve(routes, backend, remove, async ({ caller, params: { id } }) => {
    await removeAgent(backend, caller, id);
    return { success: true };
  });

  return routes;
}
