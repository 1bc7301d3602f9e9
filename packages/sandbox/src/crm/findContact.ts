import { and, eq } from 'drizzle-orm';
import { contacts } from '../db/crmTables.ts';
import type { Database } from '../db/store.ts';
import { invalid } from '../http/validate.ts';

/** @throws HttpError 422 if this tenant has no such contact */
export async function assertContactExists(
  db: Database,
  tenantId: string,
  id: string,
): Promise<void> {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.tenantId, tenantId), eq(contacts.id, id)));
  if (!row) throw invalid({ contact_id: 'Contact not found' });
}
