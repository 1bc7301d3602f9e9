import { integrationCalls } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { integrations } from '../db/integrationTables.ts';
import { serve } from '../http/serve.ts';
import { findIntegration, statusAt } from './findIntegration.ts';

export function readRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, integrationCalls.list, async ({ caller }) => {
    const rows = await db
      .select()
      .from(integrations)
      .where(eq(integrations.tenantId, caller.tenantId))
      .orderBy(asc(integrations.position));
    const entries = rows.map((row) => [
      row.provider,
      {
        status: statusAt(row, now()),
        owner_service: row.ownerService,
        description: row.description,
        account_label: row.accountLabel,
        scopes_or_features: { scopes: row.grantedScopes },
      },
    ]);
    return Object.fromEntries(entries);
  });

  serve(routes, backend, integrationCalls.settings, async ({ caller, params }) => {
    const { requiredScopes } = await findIntegration(db, caller.tenantId, params.provider);
    return { settings: { required_scopes: requiredScopes } };
  });

  serve(routes, backend, integrationCalls.status, async ({ caller, params: { provider } }) => {
    const row = await findIntegration(db, caller.tenantId, provider);
    return { provider, status: statusAt(row, now()), workspace_name: row.accountLabel };
  });

  return routes;
}
