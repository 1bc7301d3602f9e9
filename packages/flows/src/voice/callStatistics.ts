import { isAnswered, isSuccess } from '@platform/api';
import type { Conversation, EndedReason, Outcome } from '@platform/api';
import { countPerDay } from '../days/countPerDay.ts';
import type { DayCount } from '../days/countPerDay.ts';
import type { DaySpan } from '../days/dayRange.ts';

/** Fewer latencies than this have no percentiles that mean anything. */
const LEAST_FOR_PERCENTILES = 20;

/** What is counted of a call. */
export type CountedCall = Pick<
  Conversation,
  | 'id'
  | 'startedAt'
  | 'durationSeconds'
  | 'outcome'
  | 'outcomeText'
  | 'endedReason'
  | 'endedReasonText'
  | 'latencyP50Ms'
>;

/** The calls of a range, as far as they could be loaded. */
export interface CallSample {
  calls: readonly CountedCall[];
  /** How many there are in all; null where the server did not say. */
  total: number | null;
}

/** The key figures of a range. */
interface CallFigures {
  /** How many there are in all. */
  total: number;
  /** How many of them the other figures are counted from. */
  counted: number;
  answered: number;
  /** Completed, or transferred to a person. */
  succeeded: number;
  /** Of the answered calls whose length is known; null where there is none. */
  averageSeconds: number | null;
  /** Milliseconds; null where too few calls have a latency. */
  latencyP50: number | null;
  latencyP90: number | null;
}

/** The calls of one outcome; a word nobody knows is null, with the word as it came. */
interface OutcomeCalls {
  outcome: Outcome | null;
  text: string;
  calls: number;
}

/** The calls that ended for one reason. */
interface ReasonCalls {
  reason: EndedReason | null;
  text: string;
  calls: number;
  averageSeconds: number | null;
  before: number;
}

/** The latency of one call. */
interface CallLatency {
  id: string;
  startedAt: Date | null;
  ms: number;
}

export interface CallStatistics {
  figures: CallFigures;
  before: CallFigures;
  days: readonly DayCount[];
  /** The most frequent first. */
  outcomes: readonly OutcomeCalls[];
  /** The most frequent first. */
  reasons: readonly ReasonCalls[];
  /** Each call where percentiles would mean nothing, else none. */
  latencies: readonly CallLatency[];
}

/**
 * Counts the calls of a range and compares them with those of as many days before. A call without a
 * day is counted everywhere but in the days.
 *
 * @param span the days of `now`
 */
export function callStatistics(now: CallSample, before: CallSample, span: DaySpan): CallStatistics {
  const known = latenciesOf(now.calls);
  return {
    figures: figuresOf(now),
    before: figuresOf(before),
    days: countPerDay(startsOf(now), startsOf(before), span),
    outcomes: outcomesOf(now.calls),
    reasons: reasonsOf(now.calls, before.calls),
    latencies: known.length < LEAST_FOR_PERCENTILES ? known : [],
  };
}

function figuresOf({ calls, total }: CallSample): CallFigures {
  const answered = calls.filter(({ outcome }) => isAnswered(outcome));
  const latencies = latenciesOf(calls).map(({ ms }) => ms);
  return {
    total: Math.max(total ?? 0, calls.length),
    counted: calls.length,
    answered: answered.length,
    succeeded: calls.filter(({ outcome }) => isSuccess(outcome)).length,
    averageSeconds: averageOf(answered),
    latencyP50: percentileOf(latencies, 0.5),
    latencyP90: percentileOf(latencies, 0.9),
  };
}

/** The smallest value that so large a part does not exceed; null where there are too few. */
function percentileOf(values: readonly number[], part: number): number | null {
  if (values.length < LEAST_FOR_PERCENTILES) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

function averageOf(calls: readonly CountedCall[]): number | null {
  const known = calls.flatMap(({ durationSeconds }) => durationSeconds ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

const startsOf = ({ calls }: CallSample) => calls.map(({ startedAt }) => startedAt);

const latenciesOf = (calls: readonly CountedCall[]): CallLatency[] =>
  calls.flatMap(({ id, startedAt, latencyP50Ms: ms }) =>
    ms === null ? [] : [{ id, startedAt, ms }],
  );

function outcomesOf(calls: readonly CountedCall[]): OutcomeCalls[] {
  return [...grouped(calls, outcomeKey).values()]
    .flatMap((group) => {
      const [first] = group;
      return first
        ? [{ outcome: first.outcome, text: first.outcomeText, calls: group.length }]
        : [];
    })
    .toSorted((one, other) => other.calls - one.calls);
}

function reasonsOf(calls: readonly CountedCall[], earlier: readonly CountedCall[]): ReasonCalls[] {
  const then = grouped(earlier, reasonKey);
  return [...grouped(calls, reasonKey)]
    .flatMap(([key, group]) => {
      const [first] = group;
      if (!first) return [];
      return {
        reason: first.endedReason,
        text: first.endedReasonText,
        calls: group.length,
        averageSeconds: averageOf(group),
        before: then.get(key)?.length ?? 0,
      };
    })
    .toSorted((one, other) => other.calls - one.calls);
}

const outcomeKey = ({ outcome, outcomeText }: CountedCall) => outcome ?? `?${outcomeText}`;
const reasonKey = ({ endedReason, endedReasonText }: CountedCall) =>
  endedReason ?? `?${endedReasonText}`;

/** The calls by a word, in the order they come first. */
function grouped(
  calls: readonly CountedCall[],
  keyOf: (call: CountedCall) => string,
): ReadonlyMap<string, readonly CountedCall[]> {
  const groups = new Map<string, CountedCall[]>();
  for (const call of calls) {
    const key = keyOf(call);
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return groups;
}
