import { expect, test } from 'vitest';
import { hasLabel, plottable, ticksFor } from './chartScale.ts';

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
  [[0.5], [0.8, 0.6, 0.4, 0.2, 0]],
  [
    [0.1, 0.3],
    [0.32, 0.24, 0.16, 0.08, 0],
  ],
  [
    [-5, 12],
    [15, 10, 5, 0, -5],
  ],
  [[-8], [0, -2, -4, -6, -8]],
  [[-0.5], [0, -0.2, -0.4, -0.6]],
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

test.each([
  [5, 5],
  [0, 0],
  [-3, -3],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e308, 1e300],
  [-1e308, -1e300],
])('D17 %s is plotted as %s', (value, drawn) => {
  expect(plottable(value)).toBe(drawn);
});

test('D17 ticks of the largest values are finite', () => {
  expect(ticksFor([-1e300, 1e300]).every(Number.isFinite)).toBe(true);
  expect(ticksFor([5e-324]).every(Number.isFinite)).toBe(true);
});
