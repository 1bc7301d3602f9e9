import type { EndedReason, Outcome } from './conversations.ts';
import type { InteractionType } from './crm.ts';

/** Count of a day, and of the corresponding day in the previous range. */
export interface DayCount {
  /** Its first moment. */
  day: Date;
  /** Count of the day. */
  count: number;
  /** Count of the corresponding day. */
  before: number;
}

/** Key figures of the calls of a range of days. */
export interface CallFigures {
  /** Number of calls. */
  total: number;
  /** Number of loaded calls, which the other figures are counted from. */
  counted: number;
  /** Calls that were neither missed, nor voicemail, nor failed. */
  answered: number;
  /** Calls that were completed, or transferred to a person. */
  succeeded: number;
  /** Average over answered calls of known length, in seconds; `null` if there are none. */
  averageSeconds: number | null;
  /** In ms; `null` with too few samples. */
  latencyP50: number | null;
  /** In ms; `null` with too few samples. */
  latencyP90: number | null;
}

/** Statistics of the calls of a range, compared with the same number of days before. */
export interface CallStatistics {
  /** Of the range. */
  figures: CallFigures;
  /** Of the days before. */
  before: CallFigures;
  /** In their order. */
  days: readonly DayCount[];
  /** Most frequent first; an unknown outcome is `null`, with its text. */
  outcomes: readonly Readonly<{ outcome: Outcome | null; text: string; calls: number }>[];
  /** Most frequent first; an unknown reason is `null`, with its text. */
  reasons: readonly Readonly<{
    reason: EndedReason | null;
    text: string;
    calls: number;
    averageSeconds: number | null;
    before: number;
  }>[];
  /** Individual latencies while there are too few for percentiles, else empty. */
  latencies: readonly Readonly<{ id: string; startedAt: Date | null; ms: number }>[];
}

/** Number of leads. */
export interface LeadCount {
  /** Leads created in the days. */
  created: number;
  /** Number of these leads that are won today; the lists have no date of that. */
  won: number;
}

/** A calendar week (from Monday) or month. */
export interface Period {
  /** Its length. */
  unit: 'week' | 'month';
  /** ISO 8601 week number, or month 1 to 12. */
  number: number;
  /** The first day. */
  from: Date;
  /** The day after the last. */
  to: Date;
}

/** The leads of a week or month. */
export interface LeadPeriod extends Period, LeadCount {}

/** Leads of a range, per week or per month. */
export interface LeadFigures {
  /** Of the range. */
  now: LeadCount;
  /** In the same number of days before. */
  before: LeadCount;
  /** In their order. */
  periods: readonly LeadPeriod[];
  /** Number of loaded leads. */
  loaded: number;
  /** True if there may be more than the loaded ones. */
  isCut: boolean;
}

/** Interactions of a range. */
export interface InteractionFigures {
  /** Number of interactions. */
  total: number;
  /** Number of interactions that are calls. */
  calls: number;
  /** Known types in their order, then unknown ones by frequency, with their text. */
  types: readonly Readonly<{ type: InteractionType | null; text: string; count: number }>[];
  /** Number of loaded interactions. */
  loaded: number;
  /** True if there may be more than the loaded ones. */
  isCut: boolean;
}
