import type { Backend } from '../backend.ts';
import { integrations } from '../db/integrationTables.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { findIntegration, isRow } from './findIntegration.ts';

/** @throws HttpError 404 */
export async function disconnect(
  { db, now }: Backend,
  { tenantId, userId }: Caller,
  provider: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status } = await findIntegration(tx, tenantId, provider);
    await tx
      .update(integrations)
      .set({ status: 'not_connected', accountLabel: '', grantedScopes: [], confirmsAt: null })
      .where(isRow(tenantId, provider));
    const entry = { tenantId, actorId: userId, target: provider, detail: { from: status } };
    await record(tx, now(), { action: 'integration.disconnected', ...entry });
  });
}
