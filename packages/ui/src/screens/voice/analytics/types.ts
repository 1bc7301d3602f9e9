import type { EndedReason, Outcome } from '@platform/domain';
import type { OutcomeGroup } from '../calls/types.ts';

/** The part of the figures that a mark shows, in addition to range and agent. */
export interface HistoryPart {
  /** One day instead of the range. */
  day?: Date;
  /** One outcome, or all that count as answered or as successful. */
  outcome?: Outcome | OutcomeGroup;
  /** Only calls that ended for this reason. */
  reason?: EndedReason;
}
