import {
  removeTemplateQuerySchema,
  templateBodySchema,
  templateCalls,
  templateChangeSchema,
} from '@platform/api/contract';
import type { TemplatesWire } from '@platform/api/contract';
import { asc, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contents } from '../db/contentTables.ts';
import { contentTemplates } from '../db/templateTables.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { BUILT_IN_TEMPLATES } from './templatesBuiltIn.ts';
import { changeTemplate, createTemplate, removeTemplate, templateWire } from './templatesChange.ts';

/** What texts can be generated from: the product's templates and the tenant's own. */
export function templateRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(templateCalls.templates.path, signedIn, async (c) => {
    const { tenantId } = c.var.caller;
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
    return c.json({ templates, total: templates.length } satisfies TemplatesWire);
  });

  routes.post(templateCalls.createTemplate.path, signedIn, async (c) => {
    const body = await readBody(c, templateBodySchema);
    return c.json(await createTemplate(backend, c.var.caller, body), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(templateCalls.updateTemplate), signedIn, async (c) => {
    const body = await readBody(c, templateChangeSchema);
    return c.json(await changeTemplate(backend, c.var.caller, c.req.param('id') ?? '', body));
  });

  routes.delete(pathOf(templateCalls.removeTemplate), signedIn, async (c) => {
    const { force } = readQuery(c, removeTemplateQuerySchema);
    await removeTemplate(backend, c.var.caller, c.req.param('id') ?? '', force === 'true');
    return c.body(null, 204);
  });

  return routes;
}
