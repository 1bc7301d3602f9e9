import type { AgentDetailWire, AgentWire } from '@platform/api/contract';
import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/store.ts';
import { agents, conversations, phoneNumbers } from '../db/voiceTables.ts';
import { notFound } from '../http/HttpError.ts';
import { startOfDay } from './days.ts';

export function isRow(tenantId: string, id: string) {
  return and(eq(agents.tenantId, tenantId), eq(agents.id, id));
}

/** Agents with their first number and today's calls; filter with `where`. */
export function selectAgents(db: Database, now: Date) {
  const today = db
    .select({
      agentId: conversations.agentId,
      calls: sql<number>`count(*)`.mapWith(Number).as('calls'),
      successes: sql<number>`count(*) FILTER (WHERE ${conversations.outcome} = 'resolved')`
        .mapWith(Number)
        .as('successes'),
    })
    .from(conversations)
    .where(gte(conversations.startedAt, startOfDay(now)))
    .groupBy(conversations.agentId)
    .as('today');
  const first = db
    .selectDistinctOn([phoneNumbers.agentId], {
      agentId: phoneNumbers.agentId,
      numberId: sql<string>`${phoneNumbers.id}`.as('number_id'),
      number: phoneNumbers.number,
    })
    .from(phoneNumbers)
    .orderBy(phoneNumbers.agentId, asc(phoneNumbers.createdAt), asc(phoneNumbers.id))
    .as('first_number');
  return db
    .select({
      ...getTableColumns(agents),
      calls: today.calls,
      successes: today.successes,
      numberId: first.numberId,
      number: first.number,
    })
    .from(agents)
    .leftJoin(today, eq(today.agentId, agents.id))
    .leftJoin(first, eq(first.agentId, agents.id));
}

export type AgentRow = Awaited<ReturnType<typeof selectAgents>>[number];

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

/** Converts an agent for lists. Without calls the success rate is null. */
export function agentWire(row: AgentRow): AgentWire {
  const { calls, successes } = row;
  return {
    id: row.id,
    name: row.name,
    agent_type: row.agentType,
    is_enabled: row.isEnabled,
    voice_id: row.settings.voice_id ?? null,
    phone_number: row.number,
    calls_today: calls ?? 0,
    success_rate: calls && successes !== null ? successes / calls : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

export function agentDetailWire(row: AgentRow): AgentDetailWire {
  return {
    ...row.settings,
    ...agentWire(row),
    phone_number_id: row.numberId,
    created_at: row.createdAt.toISOString(),
  };
}
