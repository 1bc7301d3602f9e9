import type { EndedReason, Outcome } from '@platform/domain';
import type { OutcomeGroup } from '../calls/types.ts';

/** What a mark of the figures narrows the history to, beside its range and agent. */
export interface HistoryPart {
  /** One day in place of the range. */
  day?: Date;
  /** How the calls turned out: one way, or all that count as answered or as a success. */
  outcome?: Outcome | OutcomeGroup;
  /** Why they ended. */
  reason?: EndedReason;
}
