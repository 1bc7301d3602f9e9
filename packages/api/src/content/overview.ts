import { isObject, readObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dayOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { CONTENT_TYPES } from './values.ts';
import type { ContentType } from './values.ts';

/** What was made in a range, on the wire; `from` and `to` are days, both within it. */
export interface ContentOverviewWire {
  /** Contents that were begun. */
  created: number;
  /** Saves, also several of one content. */
  saved: number;
  /** Tokens that generating took. */
  tokens: number;
  by_type: { type: string; count: number }[];
  by_author: { id: string; name: string; count: number }[];
  timeline: { date: string; created: number; saved: number; tokens: number }[];
  /** How many events the figures are of, and how many there were: the service counts at most so many. */
  counted: number;
  total: number;
}

/** What was made in a range. Figures are null where the server sent none. */
export interface ContentOverview {
  /** Contents that were begun. */
  created: number | null;
  /** Saves, also several of one content. */
  saved: number | null;
  /** Tokens that generating took. */
  tokens: number | null;
  /** Contents that were begun, by their type; most first. */
  byType: { type: ContentType | null; typeText: string; count: number }[];
  /** Contents that were begun, by who began them; most first. */
  byAuthor: { id: string; name: string; count: number }[];
  /** Each day of the range, such as `2026-11-26`, in its order. */
  timeline: { date: string | null; created: number; saved: number; tokens: number }[];
  /** How many events the figures are of; null where the server did not say. */
  counted: number | null;
  /** How many events there were; null where the server did not say. */
  total: number | null;
}

/** `GET /v1/analytics/overview` of the content service. */
export const contentOverviewSchema = readObject((value): ContentOverview => ({
  created: countOf(value.created),
  saved: countOf(value.saved),
  tokens: countOf(value.tokens),
  byType: rowsOf(value.by_type).map((row) => ({
    type: wordOf(CONTENT_TYPES, row.type),
    typeText: textOf(row.type),
    count: countOf(row.count) ?? 0,
  })),
  byAuthor: rowsOf(value.by_author).map((row) => ({
    id: textOf(row.id),
    name: textOf(row.name),
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
