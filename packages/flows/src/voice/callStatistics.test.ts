import { expect, test } from 'vitest';
import { callStatistics } from './callStatistics.ts';
import type { CountedCall } from './callStatistics.ts';

const span = { from: new Date(2026, 10, 22), to: new Date(2026, 10, 24) };
let count = 0;
const call = (rest: Partial<CountedCall> = {}): CountedCall => {
  count += 1;
  return {
    id: `c${count}`,
    startedAt: new Date(2026, 10, 23, 9),
    durationSeconds: 60,
    outcome: 'resolved',
    outcomeText: 'resolved',
    endedReason: 'caller_hung_up',
    endedReasonText: 'caller_hung_up',
    latencyP50Ms: 600,
    ...rest,
  };
};
const sample = (calls: readonly CountedCall[], total: number | null = calls.length) => ({
  calls,
  total,
});
const none = sample([]);

test('counts answered and successful calls and their average duration', () => {
  const calls = [
    call(),
    call({ outcome: 'transferred', durationSeconds: 180 }),
    call({ outcome: 'unresolved', durationSeconds: null }),
    call({ outcome: 'voicemail', durationSeconds: 9999 }),
    call({ outcome: null, outcomeText: 'sold' }),
  ];
  expect(callStatistics(sample(calls, 1284), none, span).figures).toMatchObject({
    total: 1284,
    counted: 5,
    answered: 3,
    succeeded: 2,
    averageSeconds: 120,
  });
});

test('twenty latencies give percentiles, fewer give the values only', () => {
  const calls = Array.from({ length: 20 }, (_, index) => call({ latencyP50Ms: (index + 1) * 10 }));
  const few = callStatistics(sample([...calls.slice(1), call({ latencyP50Ms: null })]), none, span);
  expect(few.latencies).toHaveLength(19);
  expect(few.figures).toMatchObject({ latencyP50: null, latencyP90: null });
  const enough = callStatistics(sample(calls), none, span);
  expect(enough.latencies).toEqual([]);
  expect(enough.figures).toMatchObject({ latencyP50: 100, latencyP90: 180 });
});

test('each day has its calls and those of the same day in the previous range', () => {
  const calls = [
    call(),
    call({ startedAt: new Date(2026, 10, 22, 23, 59) }),
    call({ startedAt: null }),
  ];
  const before = [call({ startedAt: new Date(2026, 10, 20, 0, 0) })];
  expect(callStatistics(sample(calls), sample(before), span).days).toEqual([
    { day: span.from, count: 1, before: 1 },
    { day: new Date(2026, 10, 23), count: 1, before: 0 },
  ]);
});

test('outcomes and reasons are sorted by count, unknown values as received', () => {
  const calls = [
    call({ outcome: null, outcomeText: 'sold', endedReason: null, endedReasonText: 'flare' }),
    call({ durationSeconds: 20 }),
    call({ durationSeconds: 40 }),
  ];
  const { outcomes, reasons } = callStatistics(sample(calls), sample([call()]), span);
  expect(outcomes).toEqual([
    { outcome: 'resolved', text: 'resolved', calls: 2 },
    { outcome: null, text: 'sold', calls: 1 },
  ]);
  expect(reasons).toMatchObject([
    { reason: 'caller_hung_up', calls: 2, averageSeconds: 30, before: 1 },
    { reason: null, text: 'flare', calls: 1, before: 0 },
  ]);
});

test('a range without calls has its days and no figures', () => {
  const { figures, days, outcomes } = callStatistics(none, sample([], null), span);
  expect(figures).toMatchObject({ total: 0, answered: 0, averageSeconds: null });
  expect(days.map(({ count: calls }) => calls)).toEqual([0, 0]);
  expect(outcomes).toEqual([]);
});
