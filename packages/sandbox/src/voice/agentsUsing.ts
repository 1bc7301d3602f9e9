import type { AgentName } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/store.ts';
import { agents } from '../db/voiceTables.ts';

export async function agentsUsing(
  db: Database,
  tenantId: string,
  list: 'tool_ids' | 'knowledge_base_ids',
): Promise<ReadonlyMap<string, AgentName[]>> {
  const rows = await db
    .select({ id: agents.id, name: agents.name, settings: agents.settings })
    .from(agents)
    .where(eq(agents.tenantId, tenantId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
  const users = new Map<string, AgentName[]>();
  for (const { id, name, settings } of rows) {
    for (const used of settings[list] ?? []) {
      users.set(used, [...(users.get(used) ?? []), { id, name }]);
    }
  }
  return users;
}
