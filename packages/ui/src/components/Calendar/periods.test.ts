import { expect, test } from 'vitest';
import { dayAfterPages, dayAfterPeriods, isOutside, periodOf, periodPage } from './periods.ts';
import { periodsOfKey } from './periods.ts';

test('a period has the first and the last day of its month or year', () => {
  expect(periodOf('2028-02-11', 'month')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(periodOf('2028-02-11', 'year')).toEqual({ first: '2028-01-01', last: '2028-12-31' });
});

test('a page has the months of a year, or twelve years', () => {
  const { rows: months } = periodPage('2026-11-21', 'month');
  expect(months.map((row) => row.map(({ first }) => first.slice(5, 7)).join(' '))).toEqual([
    '01 02 03',
    '04 05 06',
    '07 08 09',
    '10 11 12',
  ]);
  const years = periodPage('2026-11-21', 'year');
  expect([years.first, years.last]).toEqual(['2016-01-01', '2027-12-31']);
});

test('the first and the last page reach the limits', () => {
  expect(periodPage('1900-05-01', 'year').first).toBe('1896-01-01');
  expect(periodPage('2199-05-01', 'year').last).toBe('2207-12-31');
  expect(isOutside(periodOf('1899-01-01', 'year'), {})).toBe(true);
  expect(isOutside(periodOf('1900-01-01', 'year'), {})).toBe(false);
});

test('a period is outside if none of its days is within the limits', () => {
  const limits = { min: '2026-11-30', max: '2027-01-01' };
  expect(isOutside(periodOf('2026-11-01', 'month'), limits)).toBe(false);
  expect(isOutside(periodOf('2026-10-31', 'month'), limits)).toBe(true);
  expect(isOutside(periodOf('2027-01-31', 'month'), limits)).toBe(false);
  expect(isOutside(periodOf('2027-02-01', 'month'), limits)).toBe(true);
});

test('keys move by period, row and page, mirrored from right to left', () => {
  expect(periodsOfKey('ArrowRight', false)).toBe(1);
  expect(periodsOfKey('ArrowRight', true)).toBe(-1);
  expect(periodsOfKey('ArrowUp', true)).toBe(-3);
  expect(periodsOfKey('PageDown', false)).toBe(12);
  expect(periodsOfKey('a', false)).toBeUndefined();
});

test('moves stay within the limits', () => {
  const limits = { min: '2020-06-15', max: '2030-06-15' };
  expect(dayAfterPeriods('2020-07-31', 'month', -3, limits)).toBe('2020-06-15');
  expect(dayAfterPages('2026-02-28', 'year', 1, limits)).toBe('2030-06-15');
  expect(dayAfterPeriods('2024-02-29', 'year', 1, limits)).toBe('2025-02-28');
});
