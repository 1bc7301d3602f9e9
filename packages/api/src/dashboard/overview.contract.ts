import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { getOverview } from './overview.ts';

const count = z.int().min(0);

const overview = z
  .object({
    calls_today: count.describe('Calls that began today, in UTC.'),
    calls_this_week: count.describe('Calls of the last seven days, today included.'),
    success_rate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe("Share of the week's calls that were resolved, 0 to 1; null without calls."),
    call_count_timeline: z
      .array(
        z.object({
          count_call_id: count.describe('Calls of the day.'),
          date: z.iso
            .date()
            .optional()
            .describe('The day in UTC. If missing, the client keeps the order of the points.'),
        }),
      )
      .describe('One point for each day, oldest first. The client shows the last 90.'),
  })
  .meta({ id: 'Overview', description: 'Call statistics of all agents of the tenant.' });

export const dashboardCalls = {
  overview: describeCall(getOverview, {
    summary: 'Returns the statistics of the dashboard',
    response: overview,
  }),
};

export type OverviewWire = z.output<typeof overview>;
