import type { DayRangeChoice } from '../../../patterns/RangeFilter/RangeFilter.tsx';

/** Groups of outcomes that the figures count together. */
export type OutcomeGroup = 'answered' | 'success';

/** Filter of a list of calls; `''` means all. */
export interface CallFilter extends DayRangeChoice {
  /** Id of an agent. */
  agent: string;
  /** An `Outcome` or an `OutcomeGroup`. */
  outcome: string;
  /** An `EndedReason`. */
  reason: string;
  /** A `CallDirection`. */
  direction: string;
  /** Search text. */
  search: string;
}
