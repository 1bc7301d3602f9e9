import { expect, test } from 'vitest';
import { hasLabel, ticksFor } from './chartScale.ts';

test.each([
  [
    [96, 148],
    [160, 120, 80, 40, 0],
  ],
  [[0], [4, 3, 2, 1, 0]],
  [[], [4, 3, 2, 1, 0]],
  [[5], [8, 6, 4, 2, 0]],
  [[9], [12, 9, 6, 3, 0]],
  [[10], [12, 9, 6, 3, 0]],
  [[100], [100, 75, 50, 25, 0]],
  [[0.5], [4, 3, 2, 1, 0]],
  [[1_000_000], [1_000_000, 750_000, 500_000, 250_000, 0]],
])('D17 the axis of %j has the ticks %j', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

test('D17 the axis includes every possible value', () => {
  const values = Array.from({ length: 200 }, (_, index) => Math.round(1.2 ** index));
  for (const value of [...values, Number.MAX_SAFE_INTEGER].filter(Number.isSafeInteger)) {
    const [top = 0, next = 0] = ticksFor([value]);
    expect(top).toBeGreaterThanOrEqual(value);
    expect(Number.isFinite(top - next)).toBe(true);
  }
});

test.each([
  [1, [0]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [8, [1, 3, 5, 7]],
  [30, [4, 9, 14, 19, 24, 29]],
])('of %d points the labels %j are shown', (count, shown) => {
  const all = Array.from({ length: count }, (_, index) => index);
  expect(all.filter((index) => hasLabel(index, count))).toEqual(shown);
});
