import { dashboardCalls } from '@platform/api/contract';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { conversations } from '../db/voiceTables.ts';
import type { Database } from '../db/store.ts';
import { serve } from '../http/serve.ts';
import { lastWeek } from './days.ts';

export function overviewRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, dashboardCalls.overview, async ({ caller }) => {
    const days = lastWeek(now());
    const handled = await countDays(db, caller.tenantId, days);
    const callsOf = (day: string) => handled.get(day)?.calls ?? 0;
    const calls = days.reduce((all, day) => all + callsOf(day), 0);
    const successes = days.reduce((all, day) => all + (handled.get(day)?.successes ?? 0), 0);
    return {
      calls_today: callsOf(days.at(-1) ?? ''),
      calls_this_week: calls,
      success_rate: calls > 0 ? successes / calls : null,
      call_count_timeline: days.map((date) => ({ count_call_id: callsOf(date), date })),
    };
  });

  return routes;
}

async function countDays(db: Database, tenantId: string, days: readonly string[]) {
  const day = sql<string>`to_char(${conversations.startedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      calls: count(),
      successes: sql<number>`count(*) FILTER (WHERE ${conversations.outcome} = 'resolved')`.mapWith(
        Number,
      ),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.tenantId, tenantId),
        gte(conversations.startedAt, new Date(`${days[0] ?? ''}T00:00:00Z`)),
      ),
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row]));
}
