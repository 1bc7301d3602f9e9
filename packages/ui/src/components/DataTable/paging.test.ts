import { expect, test } from 'vitest';
import { pageState, previousPage } from './paging.ts';

test('a page within the count has its rows and both neighbours', () => {
  expect(pageState({ page: 2, pageSize: 20, rowCount: 45 }, 20)).toEqual({
    page: 2,
    pageCount: 3,
    hasPrevious: true,
    hasNext: true,
    range: { from: 21, to: 40 },
  });
});

test('the last page may be short', () => {
  expect(pageState({ page: 3, pageSize: 20, rowCount: 45 }, 5)).toMatchObject({
    hasNext: false,
    range: { from: 41, to: 45 },
  });
});

test('without a count the caller knows whether a page follows', () => {
  expect(pageState({ page: 1, pageSize: 20, hasNext: true }, 20)).toMatchObject({
    pageCount: null,
    hasNext: true,
  });
  expect(pageState({ page: 1, pageSize: 20 }, 20).hasNext).toBe(false);
});

test.each([Number.NaN, 0, -3, Infinity])('page %s counts as the first', (page) => {
  expect(pageState({ page, pageSize: 20, rowCount: 45 }, 20)).toMatchObject({
    page: 1,
    hasPrevious: false,
    range: { from: 1, to: 20 },
  });
});

test.each([Number.NaN, 0, -20])('page size %s does not divide by zero', (pageSize) => {
  expect(pageState({ page: 1, pageSize, rowCount: 3 }, 1).pageCount).toBe(3);
});

test('a row count that is not a number is unknown', () => {
  expect(pageState({ page: 1, pageSize: 20, rowCount: Number.NaN }, 20).pageCount).toBeNull();
});

test('from beyond the last page, Previous leads to the last one', () => {
  const state = pageState({ page: 9, pageSize: 20, rowCount: 45 }, 0);
  expect(state).toMatchObject({ hasNext: false, range: null });
  expect(previousPage(state)).toBe(3);
  expect(previousPage(pageState({ page: 2, pageSize: 20, rowCount: 45 }, 20))).toBe(1);
});
