import { integrationCalls } from '@platform/api/contract';
import type { IntegrationSettingsWire, IntegrationWire } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { integrations } from '../db/integrationTables.ts';
import { requireCaller } from '../session/caller.ts';
import { pathOf } from '../http/paths.ts';
import { findIntegration, statusAt } from './findIntegration.ts';

/** What a tenant can connect, what a connection needs, and how far it is. */
export function readRoutes({ db, now, ...rest }: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller({ db, now, ...rest });

  routes.get(integrationCalls.discover.path, signedIn, async (c) => {
    const rows = await db
      .select()
      .from(integrations)
      .where(eq(integrations.tenantId, c.var.caller.tenantId))
      .orderBy(asc(integrations.position));
    const entries = rows.map((row): [string, IntegrationWire] => [
      row.provider,
      {
        status: statusAt(row, now()),
        owner_service: row.ownerService,
        description: row.description,
        account_label: row.accountLabel,
        scopes_or_features: { scopes: row.grantedScopes },
      },
    ]);
    return c.json(Object.fromEntries(entries));
  });

  routes.get(pathOf(integrationCalls.settings), signedIn, async (c) => {
    const provider = c.req.param('provider') ?? '';
    const { requiredScopes } = await findIntegration(db, c.var.caller.tenantId, provider);
    return c.json({
      settings: { required_scopes: requiredScopes },
    } satisfies IntegrationSettingsWire);
  });

  routes.get(pathOf(integrationCalls.status), signedIn, async (c) => {
    const provider = c.req.param('provider') ?? '';
    const row = await findIntegration(db, c.var.caller.tenantId, provider);
    return c.json({ provider, status: statusAt(row, now()), workspace_name: row.accountLabel });
  });

  return routes;
}
