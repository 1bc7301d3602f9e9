import { isAnswered, isSuccess } from '@platform/api';
import type { CallFigures, CallStatistics, Conversation } from '@platform/api';
import { countPerDay } from '../days/countPerDay.ts';
import type { DaySpan } from '../days/dayRange.ts';

/** Minimum number of latencies for meaningful percentiles. */
const MIN_FOR_PERCENTILES = 20;

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

export interface CallSample {
  calls: readonly CountedCall[];
  /** Total number; null if not reported. */
  total: number | null;
}

/** `span` is that of `now`. Calls without a date are left out of the daily counts only. */
export function callStatistics(now: CallSample, before: CallSample, span: DaySpan): CallStatistics {
  const known = latenciesOf(now.calls);
  return {
    figures: figuresOf(now),
    before: figuresOf(before),
    days: countPerDay(startsOf(now), startsOf(before), span),
    outcomes: outcomesOf(now.calls),
    reasons: reasonsOf(now.calls, before.calls),
    latencies: known.length < MIN_FOR_PERCENTILES ? known : [],
  };
}

function figuresOf({ calls, total }: CallSample): CallFigures {
  const answeredCalls = calls.filter(({ outcome }) => isAnswered(outcome));
  const latencies = latenciesOf(calls).map(({ ms }) => ms);
  return {
    total: Math.max(total ?? 0, calls.length),
    counted: calls.length,
    answered: answeredCalls.length,
    succeeded: calls.filter(({ outcome }) => isSuccess(outcome)).length,
    averageSeconds: averageOf(answeredCalls),
    latencyP50: percentileOf(latencies, 0.5),
    latencyP90: percentileOf(latencies, 0.9),
  };
}

/** Smallest value not exceeded by that share; null with too few samples. */
function percentileOf(values: readonly number[], part: number): number | null {
  if (values.length < MIN_FOR_PERCENTILES) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

function averageOf(calls: readonly CountedCall[]): number | null {
  const known = calls.flatMap(({ durationSeconds }) => durationSeconds ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

const startsOf = ({ calls }: CallSample) => calls.map(({ startedAt }) => startedAt);

const latenciesOf = (calls: readonly CountedCall[]): CallStatistics['latencies'] =>
  calls.flatMap(({ id, startedAt, latencyP50Ms: ms }) =>
    ms === null ? [] : [{ id, startedAt, ms }],
  );

function outcomesOf(calls: readonly CountedCall[]): CallStatistics['outcomes'] {
  return [...grouped(calls, outcomeKey).values()]
    .flatMap((group) => {
      const [first] = group;
      return first
        ? [{ outcome: first.outcome, text: first.outcomeText, calls: group.length }]
        : [];
    })
    .toSorted((one, other) => other.calls - one.calls);
}

function reasonsOf(
  calls: readonly CountedCall[],
  earlier: readonly CountedCall[],
): CallStatistics['reasons'] {
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
