import { templateCalls } from '@platform/api/contract';
import { asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contents } from '../db/contentTables.ts';
import { contentTemplates } from '../db/templateTables.ts';
import { serve } from '../http/serve.ts';
import { BUILT_IN_TEMPLATES } from './templatesBuiltIn.ts';
import { changeTemplate, createTemplate, removeTemplate, templateWire } from './templatesChange.ts';

const { list, create, update, remove } = templateCalls;

export function templateRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, list, async ({ caller: { tenantId } }) => {
    const rows = await db
      .select()
      .from(contentTemplates)
      .where(eq(contentTemplates.tenantId, tenantId))
      .orderBy(asc(contentTemplates.createdAt), asc(contentTemplates.id));
    const counted = await db
      .select({ id: contents.templateId, uses: count() })
      .from(contents)
      .where(eq(contents.tenantId, tenantId))
      .groupBy(contents.templateId);
    const uses = new Map(counted.map((row) => [row.id, row.uses]));
    const templates = [
      ...BUILT_IN_TEMPLATES.map((one) => ({ ...one, use_count: uses.get(one.id) ?? 0 })),
      ...rows.map((row) => templateWire(row, uses.get(row.id) ?? 0)),
    ];
    return { templates, total: templates.length };
  });

  serve(routes, backend, create, ({ caller, body }) => createTemplate(backend, caller, body));

  serve(routes, backend, update, ({ caller, params, body }) =>
    changeTemplate(backend, caller, params.id, body),
  );

  serve(routes, backend, remove, async ({ caller, params, query: { force } }) => {
    await removeTemplate(backend, caller, params.id, force === 'true');
    return { success: true };
  });

  return routes;
}
