import { expect, test } from 'vitest';
import { daysOfRange, isBackwards, orderedRange } from './dayRange.ts';

test.each([
  ['2026-11-01', '2026-11-09', false],
  ['2026-11-09', '2026-11-09', false],
  ['2026-11-01', '', false],
  ['', '2026-11-09', false],
  ['2026-11-10', '2026-11-09', true],
  ['2027-01-01', '2026-12-31', true],
  ['31/02/2026', '2026-12-31', false],
  ['2026-12-31', '09/11/26', false],
])('%j to %j is backwards: %s', (from, to, expected) => {
  expect(isBackwards({ from, to })).toBe(expected);
});

test.each([
  ['2026-11-01', '2026-11-09'],
  ['2026-11-09', '2026-11-01'],
])('%s and %s are put in order', (one, other) => {
  expect(orderedRange(one, other)).toEqual({ from: '2026-11-01', to: '2026-11-09' });
});

test('a calendar shows only the days of a range', () => {
  expect(daysOfRange({ from: '31/02/2026', to: '2026-03-01' })).toEqual({
    from: '',
    to: '2026-03-01',
  });
});
