import { expect, test } from 'vitest';
import { pathsOf, placePoints } from './chartShape.ts';

test('places values in 300 by 120 units', () => {
  expect(placePoints([0, 80, null, 160], 160)).toEqual([
    { x: 0, y: 120 },
    { x: 100, y: 60 },
    { x: 200, y: null },
    { x: 300, y: 0 },
  ]);
  expect(placePoints([160], 160)).toEqual([{ x: 300, y: 0 }]);
});

test('D17 a gap breaks the line, which contains no NaN', () => {
  const { line, area } = pathsOf(placePoints([4, 3, null, 2, 4], 4));
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line + area).not.toMatch(/NaN|Infinity|null/);
  expect(pathsOf([])).toEqual({ line: '', area: '' });
});

test('places negative values below 0, and the area between line and 0', () => {
  expect(placePoints([-10, 0, 10], 10, -10).map(({ y }) => y)).toEqual([120, 60, 0]);
  expect(pathsOf(placePoints([10, 10], 10, -10), 10, -10).area).toContain('L300,60');
});

test('D17 the largest values stay inside the chart', () => {
  expect(placePoints([-1e300, 1e300], 1e300, -1e300).map(({ y }) => y)).toEqual([120, 0]);
});
