import {
  removeToolQuerySchema,
  toolBodySchema,
  toolCalls,
  toolChangeSchema,
  toolsQuerySchema,
} from '@platform/api/contract';
import type { AgentName, ToolsWire } from '@platform/api/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import type { Database } from '../db/store.ts';
import { agents, tools } from '../db/voiceTables.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { changeTool, createTool, removeTool, toolWire } from './changeTool.ts';
import { TOOL_TEMPLATES } from './toolTemplates.ts';

/** What the agents of a tenant can do while they talk. */
export function toolRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(toolCalls.toolTemplates.path, signedIn, (c) => c.json({ templates: TOOL_TEMPLATES }));

  routes.get(toolCalls.tools.path, signedIn, async (c) => {
    const { search = '', kind, ...page } = readQuery(c, toolsQuerySchema);
    const { limit, offset } = pageOf(page);
    const { tenantId } = c.var.caller;
    const isWanted = and(
      eq(tools.tenantId, tenantId),
      holds(search, [tools.name, tools.description]),
      kind && eq(tools.kind, kind),
    );
    const [counted] = await db.select({ total: count() }).from(tools).where(isWanted);
    const rows = await db
      .select()
      .from(tools)
      .where(isWanted)
      .orderBy(asc(tools.createdAt), asc(tools.id))
      .limit(limit)
      .offset(offset);
    const users = await usersByTool(db, tenantId);
    return c.json({
      tools: rows.map((row) => toolWire(row, users.get(row.id) ?? [])),
      total: counted?.total ?? 0,
    } satisfies ToolsWire);
  });

  routes.post(toolCalls.createTool.path, signedIn, async (c) => {
    const body = await readBody(c, toolBodySchema);
    return c.json(await createTool(backend, c.var.caller, body), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(toolCalls.updateTool), signedIn, async (c) => {
    const body = await readBody(c, toolChangeSchema);
    return c.json(await changeTool(backend, c.var.caller, c.req.param('id') ?? '', body));
  });

  routes.delete(pathOf(toolCalls.removeTool), signedIn, async (c) => {
    const { force } = readQuery(c, removeToolQuerySchema);
    await removeTool(backend, c.var.caller, c.req.param('id') ?? '', force === 'true');
    return c.body(null, 204);
  });

  return routes;
}

async function usersByTool(db: Database, tenantId: string): Promise<Map<string, AgentName[]>> {
  const rows = await db
    .select({ id: agents.id, name: agents.name, settings: agents.settings })
    .from(agents)
    .where(eq(agents.tenantId, tenantId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
  const users = new Map<string, AgentName[]>();
  for (const { id, name, settings } of rows) {
    for (const tool of settings.tool_ids ?? []) {
      users.set(tool, [...(users.get(tool) ?? []), { id, name }]);
    }
  }
  return users;
}
