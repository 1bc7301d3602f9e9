import { expect, test } from 'vitest';
import { usageForecast } from './usageForecast.ts';

const period = { start: new Date(2024, 5, 1), end: new Date(2024, 6, 1) };
const today = new Date(2024, 5, 11);

test('returns the day on which the limit is reached at the current rate', () => {
  expect(usageForecast('apiCalls', { used: 500, included: 1000 }, period, today)).toEqual({
    kind: 'reachesLimit',
    on: new Date(2024, 5, 21),
  });
});

test('returns the end of the period if the included amount lasts until then', () => {
  expect(usageForecast('apiCalls', { used: 100, included: 1000 }, period, today)).toEqual({
    kind: 'staysWithinLimit',
    until: period.end,
  });
});

test.each([
  ['no usage', 'apiCalls', { used: 0, included: 1000 }, period, today],
  ['a limit of 0', 'apiCalls', { used: 5, included: 0 }, period, today],
  ['a reached limit', 'apiCalls', { used: 1000, included: 1000 }, period, today],
  ['an unknown period', 'apiCalls', { used: 5, included: 10 }, null, today],
  [
    'the first day of the period',
    'apiCalls',
    { used: 5, included: 10 },
    period,
    new Date(2024, 5, 1, 12),
  ],
  ['a period that is over', 'apiCalls', { used: 5, included: 10 }, period, new Date(2024, 6, 2)],
  ['storage', 'storageMb', { used: 5, included: 10 }, period, today],
] as const)('returns null for %s', (_case, kind, figure, when, now) => {
  expect(usageForecast(kind, figure, when, now)).toBeNull();
});
