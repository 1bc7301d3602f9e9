import type { ContentOverview } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { isObject, readObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dayOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { CONTENT_TYPES } from './contents.ts';

export const contentOverviewSchema = readObject((value): ContentOverview => ({
  created: countOf(value.created),
  saved: countOf(value.saved),
  tokens: countOf(value.tokens),
  byType: rowsOf(value.by_type).map((row) => ({
    type: parseEnum(CONTENT_TYPES, row.type),
    typeText: toText(row.type),
    count: countOf(row.count) ?? 0,
  })),
  byAuthor: rowsOf(value.by_author).map((row) => ({
    id: toText(row.id),
    name: toText(row.name),
    count: countOf(row.count) ?? 0,
  })),
  timeline: rowsOf(value.timeline).map((row) => ({
    date: dayOf(row.date),
    created: countOf(row.created) ?? 0,
    saved: countOf(row.saved) ?? 0,
    tokens: countOf(row.tokens) ?? 0,
  })),
  counted: countOf(value.counted),
  total: countOf(value.total),
}));

function rowsOf(value: unknown): WireObject[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject);
}

export const getContentOverview = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/analytics/overview',
  access: 'private',
  query: ({ from, to }: { from: string; to: string }) => ({ from, to }),
  response: contentOverviewSchema,
});

export const contentOverview = resourceOf(getContentOverview, {
  freshMs: 60_000,
  isFeature: true,
});
