import { and, eq, gt } from 'drizzle-orm';
import { tenants } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { addSeconds } from '../session/tokenSet.ts';

const TRIAL_SECONDS = 14 * 24 * 3600;

/** True while a new tenant may create agents without a plan. */
export async function isOnTrial(db: Database, now: Date, tenantId: string): Promise<boolean> {
  const rows = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), gt(tenants.createdAt, addSeconds(now, -TRIAL_SECONDS))));
  return rows.length > 0;
}
