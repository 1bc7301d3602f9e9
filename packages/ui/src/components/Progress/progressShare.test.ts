import { expect, test } from 'vitest';
import { progressShare } from './progressShare.ts';

test.each([
  [undefined, 100, null],
  [null, 100, null],
  [0, 100, 0],
  [40, 100, 0.4],
  [100, 100, 1],
  [140, 100, 1],
  [-3, 100, 0],
  [Number.NaN, 100, 0],
  [5, 0, 0],
  [5, Number.POSITIVE_INFINITY, 0],
])('%s of %d is the share %s', (value, max, share) => {
  expect(progressShare(value, max)).toBe(share);
});
