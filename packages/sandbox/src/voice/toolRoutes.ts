import { toolCalls, toolTemplateCalls } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { tools } from '../db/voiceTables.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { agentsUsing } from './agentsUsing.ts';
import { changeTool, createTool, removeTool, toolWire } from './changeTool.ts';
import { TOOL_TEMPLATES } from './toolTemplates.ts';

export function toolRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, toolTemplateCalls.list, async () =>
    Promise.resolve({ templates: [...TOOL_TEMPLATES] }),
  );

  serve(routes, backend, toolCalls.list, async ({ caller: { tenantId }, query }) => {
    const { search = '', kind, ...page } = query;
    const { limit, offset } = parsePagination(page);
    const condition = and(
      eq(tools.tenantId, tenantId),
      ilikeAny(search, [tools.name, tools.description]),
      kind && eq(tools.kind, kind),
    );
    const total = await db.$count(tools, condition);
    const rows = await db
      .select()
      .from(tools)
      .where(condition)
      .orderBy(asc(tools.createdAt), asc(tools.id))
      .limit(limit)
      .offset(offset);
    const users = await agentsUsing(db, tenantId, 'tool_ids');
    return {
      tools: rows.map((row) => toolWire(row, users.get(row.id))),
      total,
    };
  });

  serve(routes, backend, toolCalls.create, ({ caller, body }) => createTool(backend, caller, body));

  serve(routes, backend, toolCalls.update, ({ caller, params, body }) =>
    changeTool(backend, caller, params.id, body),
  );

  serve(routes, backend, toolCalls.remove, async ({ caller, params, query: { force } }) => {
    await removeTool(backend, caller, params.id, force === 'true');
    return { success: true };
  });

  return routes;
}
