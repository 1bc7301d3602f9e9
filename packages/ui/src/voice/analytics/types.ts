import type { CallEndedReason, CallOutcome, OutcomeGroup } from '../calls/types.ts';

/** The key figures of a range of days. */
export interface VoiceFigures {
  /** How many calls there are in all. */
  total: number;
  /** How many of them the other figures are counted from. */
  counted: number;
  /** How many calls were neither missed, nor voicemail, nor failed. */
  answered: number;
  /** How many calls were resolved or transferred. */
  succeeded: number;
  /** Null where nobody knows. */
  averageSeconds: number | null;
  /** Milliseconds; null where too few calls have a latency. */
  latencyP50: number | null;
  /** Milliseconds; null where too few calls have a latency. */
  latencyP90: number | null;
}

/** The figures of a range, beside those of as many days before. */
export interface VoiceStatistics {
  /** Of the range. */
  figures: VoiceFigures;
  /** Of as many days before it. */
  before: VoiceFigures;
  /** Each day with its calls, beside those of the same day of the range before. */
  days: readonly Readonly<{ day: Date; count: number; before: number }>[];
  /** The most frequent first; a word nobody knows is null, with the word as it came. */
  outcomes: readonly Readonly<{ outcome: CallOutcome | null; text: string; calls: number }>[];
  /** The most frequent first. */
  reasons: readonly Readonly<{
    reason: CallEndedReason | null;
    text: string;
    calls: number;
    averageSeconds: number | null;
    before: number;
  }>[];
  /** Each call where percentiles would mean nothing, else none. */
  latencies: readonly Readonly<{ id: string; startedAt: Date | null; ms: number }>[];
}

/** What a mark of the figures narrows the history to, beside its range and agent. */
export interface HistoryPart {
  /** One day in place of the range. */
  day?: Date;
  /** How the calls turned out: one way, or all that count as answered or as a success. */
  outcome?: CallOutcome | OutcomeGroup;
  /** Why they ended. */
  reason?: CallEndedReason;
}
