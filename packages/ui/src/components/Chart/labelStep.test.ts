import { expect, test } from 'vitest';
import { isShownAt, labelStep } from './labelStep.ts';

const evenlySpaced = (count: number, distance: number, width: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: index * distance - width / 2,
    right: index * distance + width / 2,
  }));

test.each([
  ['all fit', evenlySpaced(7, 60, 30), 1],
  ['they fit to the pixel', evenlySpaced(7, 54, 30), 1],
  ['one pixel is missing', evenlySpaced(7, 53, 30), 2],
  ['every third fits', evenlySpaced(7, 30, 60), 3],
  ['the first and the last fit', evenlySpaced(7, 12, 40), 6],
  ['no two fit', evenlySpaced(7, 5, 40), 7],
  ['there is one', evenlySpaced(1, 5, 400), 1],
  ['there are none', [], 1],
])('%s', (_, boxes, step) => {
  expect(labelStep(boxes, 24)).toBe(step);
});

test('one wide label is enough to hide others', () => {
  const boxes = [...evenlySpaced(3, 60, 30), { left: 130, right: 220 }];
  expect(labelStep(boxes, 24)).toBe(2);
});

test('the last label is always shown', () => {
  for (const step of [1, 2, 3, 5, 7]) expect(isShownAt(step, 6, 7)).toBe(true);
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => isShownAt(3, index, 7))).toEqual([0, 3, 6]);
});
