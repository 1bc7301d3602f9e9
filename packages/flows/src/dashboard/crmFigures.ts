import type {
  Interaction,
  InteractionFigures,
  InteractionType,
  Lead,
  LeadCount,
  LeadFigures,
} from '@platform/api';
import { periodsOf } from '../days/periods.ts';
import { spanBefore } from '../days/dayRange.ts';
import type { DaySpan } from '../days/dayRange.ts';

/** Loaded part of a list; `isTruncated` if there may be more. */
export interface Load<Row> {
  rows: readonly Row[];
  isTruncated: boolean;
}

export function leadFigures(
  { rows, isTruncated }: Load<Pick<Lead, 'createdAt' | 'status'>>,
  span: DaySpan,
): LeadFigures {
  const countIn = (days: DaySpan): LeadCount => {
    const created = rows.filter(isIn(days));
    return {
      created: created.length,
      won: created.filter(({ status }) => status === 'Closed Won').length,
    };
  };
  return {
    now: countIn(span),
    before: countIn(spanBefore(span)),
    periods: periodsOf(span).map((period) => ({ ...period, ...countIn(period) })),
    loaded: rows.length,
    isTruncated,
  };
}

/** `types` are listed even with a count of 0. */
export function interactionFigures(
  { rows, isTruncated }: Load<Pick<Interaction, 'createdAt' | 'type' | 'typeText'>>,
  span: DaySpan,
  types: readonly InteractionType[],
): InteractionFigures {
  const all = rows.filter(isIn(span));
  const countOf = (type: InteractionType) => all.filter((one) => one.type === type).length;
  const others = new Map<string, number>();
  for (const { type, typeText } of all) {
    if (type === null) others.set(typeText, (others.get(typeText) ?? 0) + 1);
  }
  return {
    total: all.length,
    calls: countOf('call'),
    types: [
      ...types.map((type) => ({ type, text: type, count: countOf(type) })),
      ...[...others]
        .map(([text, count]) => ({ type: null, text, count }))
        .toSorted((one, other) => other.count - one.count),
    ],
    loaded: rows.length,
    isTruncated,
  };
}

const isIn =
  ({ from, to }: DaySpan) =>
  ({ createdAt }: { createdAt: Date | null }): boolean =>
    createdAt !== null && createdAt >= from && createdAt < to;
