import { agentDays, agents } from '../db/voiceTables.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, NORTHWIND } from '../seed/people.ts';
import { later } from '../session/tokenSet.ts';
import { HARBOUR_AGENTS, NORTHWIND_AGENTS } from './catalogue.ts';
import type { SeedAgent } from './catalogue.ts';
import { lastWeek } from './days.ts';

const DAY = 24 * 3600;

/** Tells whether there are agents: data of an older version has none. */
export async function hasAgents(db: Database): Promise<boolean> {
  return (await db.select({ id: agents.id }).from(agents).limit(1)).length > 0;
}

/** The agents of both tenants, with a week of calls behind them. */
export async function seedVoice(tx: Database, at: Date): Promise<void> {
  await seedAgents(tx, at, NORTHWIND.id, NORTHWIND_AGENTS);
  await seedAgents(tx, at, HARBOUR.id, HARBOUR_AGENTS);
  await seedCalls(tx, at);
}

/** Adds calls to the days that passed since the data was made: the tenants are at work. */
export async function seedCalls(tx: Database, at: Date): Promise<void> {
  const there = new Set((await tx.select({ id: agents.id }).from(agents)).map(({ id }) => id));
  const days = lastWeek(at);
  const rows = [...NORTHWIND_AGENTS, ...HARBOUR_AGENTS]
    .filter(({ id }) => there.has(id))
    .flatMap(({ id, week, success }) =>
      week.map((calls, index) => ({
        agentId: id,
        day: days[index] ?? '',
        calls,
        successes: Math.round(calls * success),
      })),
    );
  if (rows.length > 0) await tx.insert(agentDays).values(rows).onConflictDoNothing();
}

async function seedAgents(
  tx: Database,
  at: Date,
  tenantId: string,
  rows: readonly SeedAgent[],
): Promise<void> {
  await tx.insert(agents).values(
    rows.map(({ id, name, type: agentType, isEnabled }, index) => {
      const createdAt = later(at, (index - 90) * DAY);
      return { id, tenantId, name, agentType, isEnabled, createdAt };
    }),
  );
}
