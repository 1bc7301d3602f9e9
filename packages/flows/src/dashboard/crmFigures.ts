import type { Interaction, InteractionType, Lead } from '@platform/api';
import { periodsOf } from '../days/periods.ts';
import type { Period } from '../days/periods.ts';
import { spanBefore } from '../days/dayRange.ts';
import type { DaySpan } from '../days/dayRange.ts';

/** Loaded part of a list; `isCut` if there may be more. */
export interface Load<Row> {
  rows: readonly Row[];
  isCut: boolean;
}

interface LeadCount {
  created: number;
  /** Number of these leads that are won today; the lists have no date of that. */
  won: number;
}

/** Leads in a range, per week or per month. */
export interface LeadFigures {
  now: LeadCount;
  /** In the same number of days before. */
  before: LeadCount;
  periods: readonly (Period & LeadCount)[];
  /** Number of loaded leads, and whether there may be more. */
  loaded: number;
  isCut: boolean;
}

export interface InteractionFigures {
  total: number;
  calls: number;
  /** Known types in their order, then unknown ones by frequency. */
  types: readonly Readonly<{ type: InteractionType | null; text: string; count: number }>[];
  /** Number of loaded interactions, and whether there may be more. */
  loaded: number;
  isCut: boolean;
}

/** Counts the loaded leads by creation day. */
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
 * Counts the loaded interactions by type.
 * @param types known types, listed even with a count of 0
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
