import { agentsQuerySchema, voiceCalls } from '@platform/api/contract';
import type { AgentsWire } from '@platform/api/contract';
import { and, asc, count, eq, ilike } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { agents } from '../db/voiceTables.ts';
import { pathOf } from '../http/paths.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { TEMPLATES } from './catalogue.ts';
import { agentWire, findAgent, selectAgents } from './findAgent.ts';

const LONGEST_PAGE = 1000;

/** The agents of a tenant, and what new ones can start from. */
export function readRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(voiceCalls.agentTemplates.path, signedIn, (c) => c.json({ templates: TEMPLATES }));

  routes.get(voiceCalls.agents.path, signedIn, async (c) => {
    const { limit, offset, search = '' } = readQuery(c, agentsQuerySchema);
    const isWanted = and(
      eq(agents.tenantId, c.var.caller.tenantId),
      ilike(agents.name, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    );
    const [counted] = await db.select({ total: count() }).from(agents).where(isWanted);
    const rows = await selectAgents(db, now())
      .where(isWanted)
      .orderBy(asc(agents.createdAt), asc(agents.id))
      .limit(Math.min(Number(limit ?? LONGEST_PAGE), LONGEST_PAGE))
      .offset(Number(offset ?? 0));
    const total = counted?.total ?? 0;
    return c.json({ agents: rows.map(agentWire), total } satisfies AgentsWire);
  });

  routes.get(pathOf(voiceCalls.agent), signedIn, async (c) => {
    const { tenantId } = c.var.caller;
    return c.json(agentWire(await findAgent(db, now(), tenantId, c.req.param('id') ?? '')));
  });

  return routes;
}
