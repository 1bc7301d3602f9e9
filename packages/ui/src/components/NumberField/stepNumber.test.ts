import { expect, test } from 'vitest';
import { stepNumber } from './stepNumber.ts';

test.each([
  [1, 1, {}, 2],
  [1, -1, {}, 0],
  [1.5, 1, {}, 2],
  [1.5, -1, {}, 1],
  [0.1, 1, { step: 0.1 }, 0.2],
  [0.2, 1, { step: 0.1 }, 0.3],
  [0.3, -1, { step: 0.1 }, 0.2],
  [5, 1, { min: 1, step: 5 }, 6],
  [9, 1, { min: 0, max: 10, step: 3 }, 10],
  [10, -1, { min: 0, max: 10, step: 3 }, 9],
  [10, 1, { max: 10 }, 10],
  [-3, -1, { min: 0 }, 0],
  [99, -1, { max: 10 }, 10],
  [1e-7, 1, { step: 1e-7 }, 2e-7],
  [null, 1, {}, 0],
  [null, -1, { min: 5 }, 5],
  [null, 1, { max: -5 }, -5],
])('%j by %i step(s) with %j is %d', (value, count, limits, expected) => {
  expect(stepNumber(value, count, limits)).toBe(expected);
});
