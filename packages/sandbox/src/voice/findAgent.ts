import type { AgentWire } from '@platform/api/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { agentDays, agents } from '../db/voiceTables.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import { dayOf } from './days.ts';

/** The row of one agent in one tenant, as a condition. */
export function isRow(tenantId: string, id: string) {
  return and(eq(agents.tenantId, tenantId), eq(agents.id, id));
}

/** Agents with what they handled today; narrow it by `where`. */
export function selectAgents(db: Database, now: Date) {
  return db
    .select({ ...getTableColumns(agents), calls: agentDays.calls, successes: agentDays.successes })
    .from(agents)
    .leftJoin(agentDays, and(eq(agentDays.agentId, agents.id), eq(agentDays.day, dayOf(now))));
}

type AgentRow = Awaited<ReturnType<typeof selectAgents>>[number];

/** An agent of this tenant. @throws HttpError 404, for agents of other tenants too */
export async function findAgent(
  db: Database,
  now: Date,
  tenantId: string,
  id: string,
): Promise<AgentRow> {
  const [row] = await selectAgents(db, now).where(isRow(tenantId, id));
  if (!row) throw notFound('Agent');
  return row;
}

/** An agent as it goes over the wire. Without calls there is no success rate. */
export function agentWire(row: AgentRow): AgentWire & { created_at: string } {
  const { calls, successes } = row;
  return {
    id: row.id,
    name: row.name,
    agent_type: row.agentType,
    is_enabled: row.isEnabled,
    calls_today: calls ?? 0,
    success_rate: calls && successes !== null ? successes / calls : null,
    created_at: row.createdAt.toISOString(),
  };
}
