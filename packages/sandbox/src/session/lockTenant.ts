import { eq } from 'drizzle-orm';
import { tenants } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';

/** Locks a tenant, so that concurrent changes by two admins cannot undo each other. */
export async function lockTenant(db: Database, tenantId: string) {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId)).for('update');
  if (!tenant) throw notFound('Tenant');
  return tenant;
}
