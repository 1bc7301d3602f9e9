import type { Interaction, InteractionType, Lead } from '@platform/api';
import { periodsOf } from '../days/periods.ts';
import type { Period } from '../days/periods.ts';
import { spanBefore } from '../days/dayRange.ts';
import type { DaySpan } from '../days/dayRange.ts';

/** A load of a list: `isCut` where there may be more than it holds. */
export interface Load<Row> {
  rows: readonly Row[];
  isCut: boolean;
}

/** The leads of some days. */
interface LeadCount {
  created: number;
  /** Of these, how many are won by now: the lists do not say when. */
  won: number;
}

/** How many leads there were in a range, and week by week or month by month. */
export interface LeadFigures {
  now: LeadCount;
  /** Of as many days before. */
  before: LeadCount;
  periods: readonly (Period & LeadCount)[];
  /** How many leads were looked at, and whether there may be more. */
  loaded: number;
  isCut: boolean;
}

/** What was said and written in a range. */
export interface InteractionFigures {
  total: number;
  calls: number;
  /** The types of the product in their order, then words nobody knows, the most frequent first. */
  types: readonly Readonly<{ type: InteractionType | null; text: string; count: number }>[];
  /** How many interactions were looked at, and whether there may be more. */
  loaded: number;
  isCut: boolean;
}

/** Counts the leads of a load by the days they were created in. */
export function leadFigures(
  { rows, isCut }: Load<Pick<Lead, 'createdAt' | 'status'>>,
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
    isCut,
  };
}

/**
 * Counts the interactions of a load by type.
 *
 * @param types those of the product, which are told also where there are none
 */
export function interactionFigures(
  { rows, isCut }: Load<Pick<Interaction, 'createdAt' | 'type' | 'typeText'>>,
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
    isCut,
  };
}

const isIn =
  ({ from, to }: DaySpan) =>
  ({ createdAt }: { createdAt: Date | null }): boolean =>
    createdAt !== null && createdAt >= from && createdAt < to;
