import type { ContentOverviewWire } from '@platform/api/contract';
import type { contentEvents } from '../db/contentTables.ts';

type EventRow = typeof contentEvents.$inferSelect;

const DAY_MS = 86_400_000;
/** Maximum number of events counted; the newest are used. */
const MAX_EVENTS = 5000;

const isCreation = ({ kind, contentId }: EventRow): boolean =>
  contentId !== null && (kind === 'created' || kind === 'generated');
const isSave = ({ kind, contentId }: EventRow): boolean =>
  contentId !== null && ['created', 'generated', 'edited', 'restored'].includes(kind);

export function overviewOf(
  rows: readonly EventRow[],
  first: Date,
  days: number,
): ContentOverviewWire {
  const counted = rows.slice(-MAX_EVENTS);
  const creations = counted.filter(isCreation);
  const dayOf = ({ createdAt }: EventRow) =>
    String(Math.floor((createdAt.getTime() - first.getTime()) / DAY_MS));
  const byDay = new Map(grouped(counted, dayOf));
  return {
    ...figuresOf(counted),
    by_type: byCountDescending(creations, ({ contentType }) => contentType).map(
      ([type, group]) => ({
        type,
        count: group.length,
      }),
    ),
    by_author: byCountDescending(creations, ({ authorId }) => authorId).map(([id, group]) => ({
      id,
      name: group[0]?.authorName ?? '',
      count: group.length,
    })),
    timeline: Array.from({ length: days }, (_, day) => ({
      date: new Date(first.getTime() + day * DAY_MS).toISOString().slice(0, 10),
      ...figuresOf(byDay.get(String(day)) ?? []),
    })),
    counted: counted.length,
    total: rows.length,
  };
}

function figuresOf(rows: readonly EventRow[]) {
  return {
    created: rows.filter(isCreation).length,
    saved: rows.filter(isSave).length,
    tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

function byCountDescending<Key extends string>(
  rows: readonly EventRow[],
  by: (row: EventRow) => Key,
) {
  return grouped(rows, by).toSorted(([, one], [, other]) => other.length - one.length);
}

function grouped<Key extends string>(
  rows: readonly EventRow[],
  by: (row: EventRow) => Key,
): [Key, EventRow[]][] {
  const groups = new Map<Key, EventRow[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return [...groups];
}
