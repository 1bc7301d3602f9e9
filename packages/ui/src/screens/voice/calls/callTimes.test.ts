import { expect, test } from 'vitest';
import { durationText } from './callTimes.ts';

test.each([
  [0, '0:00'],
  [134, '2:14'],
  [59.6, '1:00'],
  [3734, '1:02:14'],
  [-5, '–'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
  [null, '–'],
])('a call of %s seconds took %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
