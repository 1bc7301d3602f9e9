import { expect, test } from 'vitest';
import { clampWidth, MAX_WIDTH, MIN_WIDTH, readColumnLayout } from './columnLayout.ts';

test('a stored layout is read as it was written', () => {
  const layout = { order: ['b', 'a'], hidden: ['c'], pinned: ['b'], widths: { a: 120 } };
  expect(readColumnLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
});

test.each([null, undefined, 'layout', 7, [], { order: 'a', hidden: {}, widths: [120] }])(
  '%j is not a layout',
  (value) => expect(readColumnLayout(value)).toEqual({}),
);

test('invalid widths are ignored', () => {
  const widths = { a: Number.NaN, b: -20, c: 0, d: Infinity, e: '120', f: null, g: 120.4 };
  expect(readColumnLayout({ widths }).widths).toEqual({ g: 120 });
});

test('ids are unique texts', () => {
  expect(readColumnLayout({ order: ['a', 1, null, 'a', 'b'] }).order).toEqual(['a', 'b']);
});

test('a width has limits', () => {
  expect([clampWidth(1), clampWidth(9999), clampWidth(500, 300)]).toEqual([
    MIN_WIDTH,
    MAX_WIDTH,
    300,
  ]);
});
