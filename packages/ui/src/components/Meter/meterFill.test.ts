import { expect, test } from 'vitest';
import { filledSegments, meterTone } from './meterFill.ts';

test.each([
  [0, 1000, 0],
  [1, 1000, 1],
  [684, 1000, 22],
  [1000, 1000, 32],
  [4000, 1000, 32],
  [-5, 1000, 0],
  [5, 0, 0],
  [Number.NaN, 1000, 0],
  [5, Number.POSITIVE_INFINITY, 0],
])('%d of %d fills %d of 32 segments', (value, max, filled) => {
  expect(filledSegments(value, max, 32)).toBe(filled);
});

test.each([
  [899, false, 'accent'],
  [900, false, 'warning'],
  [1000, false, 'warning'],
  [1000, true, 'danger'],
  [2000, true, 'danger'],
  [900, true, 'warning'],
] as const)('%d of 1000, blocking %s, is %s', (value, isBlocking, tone) => {
  expect(meterTone(value, 1000, isBlocking)).toBe(tone);
});
