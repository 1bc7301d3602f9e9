import { expect, test } from 'vitest';
import { barsOf, placeBar } from './barShape.ts';

test('bars side by side start at 0', () => {
  expect(
    barsOf(
      [
        [3, null],
        [-2, 4],
      ],
      false,
    ),
  ).toEqual([
    [{ from: 0, to: 3 }, null],
    [
      { from: 0, to: -2 },
      { from: 0, to: 4 },
    ],
  ]);
});

test('stacked bars start where the previous one ends, above and below 0', () => {
  expect(barsOf([[3], [2], [-4], [-1], [null]], true)).toEqual([
    [{ from: 0, to: 3 }],
    [{ from: 3, to: 5 }],
    [{ from: 0, to: -4 }],
    [{ from: -4, to: -5 }],
    [null],
  ]);
  expect(barsOf([], true)).toEqual([]);
});

test('places bars in percent from the bottom', () => {
  expect(placeBar({ from: 0, to: 5 }, 10, -10)).toEqual({ start: 50, size: 25, isBelow: false });
  expect(placeBar({ from: 0, to: -5 }, 10, -10)).toEqual({ start: 25, size: 25, isBelow: true });
  expect(placeBar({ from: -1e300, to: 1e300 }, 1e300, -1e300).size).toBe(100);
});
