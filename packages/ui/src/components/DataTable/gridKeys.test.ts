import { expect, test } from 'vitest';
import { nextRowIndex } from './gridKeys.ts';

const from = (index: number) => ({ index, count: 100, page: 12 });

test('arrow keys go to the next or previous row and stop at the ends', () => {
  expect(nextRowIndex('ArrowDown', from(3))).toBe(4);
  expect(nextRowIndex('ArrowUp', from(3))).toBe(2);
  expect(nextRowIndex('ArrowUp', from(0))).toBe(0);
  expect(nextRowIndex('ArrowDown', from(99))).toBe(99);
});

test('Page Up and Page Down move by a page; Home and End go to the first and last row', () => {
  expect(nextRowIndex('PageDown', from(3))).toBe(15);
  expect(nextRowIndex('PageDown', from(95))).toBe(99);
  expect(nextRowIndex('PageUp', from(3))).toBe(0);
  expect(nextRowIndex('Home', from(50))).toBe(0);
  expect(nextRowIndex('End', from(50))).toBe(99);
});

test('other keys return null', () => {
  expect(nextRowIndex('Enter', from(3))).toBeNull();
});
