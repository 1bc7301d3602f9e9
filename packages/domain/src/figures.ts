import type { EndedReason, Outcome } from './conversations.ts';
import type { InteractionType } from './crm.ts';

/** Count of a day, and of the corresponding day of the previous range. */
export interface DayCount {
  /** Start of the day. */
  day: Date;
  /** Count of the day. */
  count: number;
  /** Count of the corresponding day. */
  before: number;
}

/** Statistics of the calls of a date range. */
export interface CallFigures {
  /** Number of calls. */
  total: number;
  /** Number of loaded calls, on which the other figures are based. */
  counted: number;
  /** Calls that were not missed, voicemail or failed. */
  answered: number;
  /** Calls that were completed, or transferred to a person. */
  succeeded: number;
  /** Average duration of answered calls, in seconds; `null` if none is known. */
  averageSeconds: number | null;
  /** In ms; `null` with too few samples. */
  latencyP50: number | null;
  /** In ms; `null` with too few samples. */
  latencyP90: number | null;
}

/** Statistics of a date range, compared with the same number of days before. */
export interface CallStatistics {
  /** Statistics of the range. */
  figures: CallFigures;
  /** Statistics of the previous range. */
  before: CallFigures;
  /** In chronological order. */
  days: readonly DayCount[];
  /** Most frequent first; an unknown outcome is `null`, with the received text. */
  outcomes: readonly Readonly<{ outcome: Outcome | null; text: string; calls: number }>[];
  /** Most frequent first; an unknown reason is `null`, with the received text. */
  reasons: readonly Readonly<{
    reason: EndedReason | null;
    text: string;
    calls: number;
    averageSeconds: number | null;
    before: number;
  }>[];
  /** Individual latencies if there are too few for percentiles, else empty. */
  latencies: readonly Readonly<{ id: string; startedAt: Date | null; ms: number }>[];
}

export interface LeadCount {
  /** Leads created in the range. */
  created: number;
  /** Number of these that are won today; the service has no date for it. */
  won: number;
}

/** A calendar week (from Monday) or month. */
export interface Period {
  /** Length of the period. */
  unit: 'week' | 'month';
  /** ISO 8601 week number, or month 1 to 12. */
  number: number;
  /** First day. */
  from: Date;
  /** Day after the last. */
  to: Date;
}

/** The leads of a week or month. */
export interface LeadPeriod extends Period, LeadCount {}

/** Leads of a range, per week or per month. */
export interface LeadFigures {
  /** Leads of the range. */
  now: LeadCount;
  /** Leads of the previous range. */
  before: LeadCount;
  /** In chronological order. */
  periods: readonly LeadPeriod[];
  /** Number of loaded leads. */
  loaded: number;
  /** True if there may be more than the loaded ones. */
  isTruncated: boolean;
}

export interface InteractionFigures {
  /** Number of interactions. */
  total: number;
  /** Number of interactions that are calls. */
  calls: number;
  /** Known types in order, then unknown ones by frequency, with the received text. */
  types: readonly Readonly<{ type: InteractionType | null; text: string; count: number }>[];
  /** Number of loaded interactions. */
  loaded: number;
  /** True if there may be more than the loaded ones. */
  isTruncated: boolean;
}
