import { expect, test } from 'vitest';
import { shareOf, snapToStep } from './sliderValue.ts';

test.each([
  [5, { min: 0, max: 10, step: 1 }, 5, 0.5],
  [-5, { min: 0, max: 10, step: 1 }, 0, 0],
  [50, { min: 0, max: 10, step: 1 }, 10, 1],
  [0.30000000000000004, { min: 0, max: 1, step: 0.1 }, 0.3, 0.3],
  [9.9, { min: 0, max: 10, step: 3 }, 9, 0.9],
  [12, { min: 10, max: 20, step: 5 }, 10, 0],
  [Number.NaN, { min: 2, max: 10, step: 1 }, 2, 0],
  [5, { min: 10, max: 0, step: 1 }, 10, 0],
])('%d in %j is shown as %d at %d', (value, limits, shown, share) => {
  expect(snapToStep(value, limits)).toBe(shown);
  expect(shareOf(snapToStep(value, limits), limits)).toBeCloseTo(share);
});
