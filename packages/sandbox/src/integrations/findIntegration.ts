import { and, eq } from 'drizzle-orm';
import { integrations } from '../db/integrationTables.ts';
import type { StoredIntegrationStatus } from '../db/integrationTables.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';

export type IntegrationRow = typeof integrations.$inferSelect;

export function isRow(tenantId: string, provider: string) {
  return and(eq(integrations.tenantId, tenantId), eq(integrations.provider, provider));
}

/** @throws HttpError 404 */
export async function findIntegration(
  db: Database,
  tenantId: string,
  provider: string,
): Promise<IntegrationRow> {
  const [row] = await db.select().from(integrations).where(isRow(tenantId, provider));
  if (!row) throw notFound('Integration');
  return row;
}

/** Status in the API: `pending` until the provider confirms. */
export function statusAt(
  { status, confirmsAt }: IntegrationRow,
  now: Date,
): StoredIntegrationStatus | 'pending' {
  return status === 'connected' && confirmsAt && confirmsAt > now ? 'pending' : status;
}
