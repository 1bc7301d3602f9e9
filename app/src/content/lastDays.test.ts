import { expect, it } from 'vitest';
import { lastDays } from './lastDays.ts';

it.each([
  ['week', '2028-03-03T12:00:00Z', '2028-02-26', '2028-03-03'],
  ['month', '2028-03-01T00:00:00Z', '2028-02-01', '2028-03-01'],
  ['quarter', '2027-01-15T23:59:59Z', '2026-10-18', '2027-01-15'],
  // In Newfoundland, where unit tests run, it is still the day before.
  ['week', '2026-11-08T02:00:00Z', '2026-11-02', '2026-11-08'],
  // Its clocks change on 14 March and 1 November 2027.
  ['week', '2027-03-15T03:00:00Z', '2027-03-09', '2027-03-15'],
  ['month', '2027-11-02T02:45:00Z', '2027-10-04', '2027-11-02'],
] as const)('the last %s at %s is %s to %s in UTC, both days included', (range, now, from, to) => {
  expect(lastDays(range, new Date(now))).toEqual({ from, to });
});
