import type { AgentName } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/store.ts';
import { agents } from '../db/voiceTables.ts';

/** The agents of a tenant by the bases that they answer from, in the order they were made. */
export async function usersByBase(
  db: Database,
  tenantId: string,
): Promise<ReadonlyMap<string, AgentName[]>> {
  const rows = await db
    .select({ id: agents.id, name: agents.name, settings: agents.settings })
    .from(agents)
    .where(eq(agents.tenantId, tenantId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
  const users = new Map<string, AgentName[]>();
  for (const { id, name, settings } of rows) {
    for (const base of settings.knowledge_base_ids ?? []) {
      users.set(base, [...(users.get(base) ?? []), { id, name }]);
    }
  }
  return users;
}
