import { expect, test } from 'vitest';
import { rowAfter } from './gridKeys.ts';

const from = (index: number) => ({ index, count: 100, page: 12 });

test('arrow keys go to the next or previous row and stop at the ends', () => {
  expect(rowAfter('ArrowDown', from(3))).toBe(4);
  expect(rowAfter('ArrowUp', from(3))).toBe(2);
  expect(rowAfter('ArrowUp', from(0))).toBe(0);
  expect(rowAfter('ArrowDown', from(99))).toBe(99);
});

test('Page Up and Page Down move by a page; Home and End go to the first and last row', () => {
  expect(rowAfter('PageDown', from(3))).toBe(15);
  expect(rowAfter('PageDown', from(95))).toBe(99);
  expect(rowAfter('PageUp', from(3))).toBe(0);
  expect(rowAfter('Home', from(50))).toBe(0);
  expect(rowAfter('End', from(50))).toBe(99);
});

test('other keys return null', () => {
  expect(rowAfter('Enter', from(3))).toBeNull();
});
