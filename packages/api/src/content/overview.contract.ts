import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { getContentOverview } from './overview.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

const count = z.int().min(0);
const figures = {
  created: count.describe('Number of created content items.'),
  saved: count.describe('Number of saves, including several of one item.'),
  tokens: count.describe('LLM tokens used for generation.'),
};

const contentOverview = z
  .object({
    ...figures,
    by_type: z
      .array(
        z.object({
          type: z.enum(CONTENT_TYPES).describe('The client shows unknown values as received.'),
          count: count.describe('Number of created content items of this type.'),
        }),
      )
      .describe('Most frequent first.'),
    by_author: z
      .array(
        z.object({
          id: id.describe('Opaque id of the account.'),
          name: z.string().describe('Name of the author.'),
          count: count.describe('Number of content items created by the author.'),
        }),
      )
      .describe('Most frequent first.'),
    timeline: z
      .array(z.object({ date: z.iso.date().describe('The day in UTC.'), ...figures }))
      .describe('One point for each day of the range, oldest first.'),
    counted: count.describe(
      'Number of events that were counted. A service may count only the newest.',
    ),
    total: count.describe(
      'Number of events in the range. The client shows a notice if not all were counted.',
    ),
  })
  .meta({ id: 'ContentOverview', description: 'Statistics of content items for a date range.' });

export const contentOverviewQuery = z
  .object({
    from: z.iso.date().describe('First day in UTC.'),
    to: z.iso.date().describe('Last day in UTC: `from` or up to 365 days later.'),
  })
  .refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      // Invalid dates are rejected by their own schema.
      return !(days < 1 || days > MAX_DAYS);
    },
    { path: ['to'], message: `1 to ${MAX_DAYS} days at once` },
  );

export const contentOverviewCalls = {
  get: describeCall(getContentOverview, {
    summary: 'Returns statistics of content items for a date range',
    notes: 'Without the call, the client shows no statistics.',
    extension: 'content',
    query: contentOverviewQuery,
    response: contentOverview,
  }),
};

export type ContentOverviewWire = z.output<typeof contentOverview>;
