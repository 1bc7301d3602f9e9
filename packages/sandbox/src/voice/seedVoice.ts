import { sql } from 'drizzle-orm';
import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { agents, conversations, phoneNumbers, tools } from '../db/voiceTables.ts';
import { HARBOUR, NORTHWIND } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { DAY_SECONDS } from './days.ts';
import { HARBOUR_AGENTS, NORTHWIND_AGENTS } from './seed/agents.ts';
import type { SeedAgent } from './seed/agents.ts';
import { conversationsOf, extraConversations } from './seed/seedConversations.ts';
import type { SeedCallers } from './seed/seedConversations.ts';
import { NORTHWIND_NUMBERS, NORTHWIND_TOOLS } from './seed/toolsAndNumbers.ts';

const CHUNK = 2000;

const northwind: SeedCallers = {
  tenantId: NORTHWIND.id,
  prefix: 'nw',
  agents: NORTHWIND_AGENTS,
  lines: new Map(NORTHWIND_NUMBERS.map(({ agentId, number }) => [agentId ?? '', number])),
  contacts: 300,
};

const harbour: SeedCallers = {
  tenantId: HARBOUR.id,
  prefix: 'ho',
  agents: HARBOUR_AGENTS,
  lines: new Map(),
  contacts: 12,
};

export async function hasCalls(db: Database): Promise<boolean> {
  return (await db.select({ id: conversations.id }).from(conversations).limit(1)).length > 0;
}

export async function seedVoice(tx: Database, at: Date): Promise<void> {
  const createdAtOf = (index: number) => addSeconds(at, (index - 90) * DAY_SECONDS);
  await insertRows(tx, agents, agentRows(northwind, createdAtOf));
  await insertRows(tx, agents, agentRows(harbour, createdAtOf));
  const { id: tenantId } = NORTHWIND;
  const own = (prefix: string, index: number) => ({ id: numbered(prefix, index), tenantId });
  await insertRows(
    tx,
    tools,
    NORTHWIND_TOOLS.map((tool, index) => ({
      ...tool,
      ...own('tol', index),
      createdAt: createdAtOf(index),
      updatedAt: createdAtOf(index),
    })),
  );
  await insertRows(
    tx,
    phoneNumbers,
    NORTHWIND_NUMBERS.map((number, index) => ({
      ...number,
      ...own('num', index),
      createdAt: createdAtOf(index),
    })),
  );
  await seedCalls(tx, at);
}

/** Adds settings and calls to data of an older version. */
export async function seedMissingVoice(tx: Database, at: Date): Promise<void> {
  await tx.delete(agents).where(sql`${agents.settings} = '{}'::jsonb`);
  await seedVoice(tx, at);
}

/** Adds calls for the days since the data was created. */
export async function seedCalls(tx: Database, at: Date): Promise<void> {
  const existingIds = new Set(
    (await tx.select({ id: agents.id }).from(agents)).map(({ id }) => id),
  );
  const rows = [northwind, harbour].flatMap((callers) => conversationsOf(callers, at));
  await insertRows(
    tx,
    conversations,
    rows.filter(({ agentId }) => existingIds.has(agentId)),
  );
}

export async function seedExtraConversations(
  db: Database,
  at: Date,
  count: number,
): Promise<number> {
  const rows = extraConversations(northwind, at, count);
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += CHUNK) {
      added += await insertRows(tx, conversations, rows.slice(start, start + CHUNK));
    }
  });
  return added;
}

function agentRows({ tenantId, agents: rows }: SeedCallers, createdAtOf: (index: number) => Date) {
  return rows.map(({ id, name, type: agentType, isEnabled, settings }: SeedAgent, index) => {
    const createdAt = createdAtOf(index);
    return { id, tenantId, name, agentType, isEnabled, settings, createdAt, updatedAt: createdAt };
  });
}

function numbered(prefix: string, index: number): string {
  return `${prefix}_nw${String(index + 1).padStart(2, '0')}`;
}
