import type { DayRangeChoice } from '../../patterns/RangeFilter/RangeFilter.tsx';

/** Outcomes that figures count together: whatever was answered, and whatever is a success. */
export type OutcomeGroup = 'answered' | 'success';

/** What the address says about a list of calls. '' leaves nothing out. */
export interface CallFilter extends DayRangeChoice {
  /** Id of an agent. */
  agent: string;
  /** An `Outcome` or an `OutcomeGroup`. */
  outcome: string;
  /** An `EndedReason`. */
  reason: string;
  /** A `CallDirection`. */
  direction: string;
  /** Words to look for. */
  search: string;
}
