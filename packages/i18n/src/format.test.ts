import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatFullDate,
  formatMachineDate,
  formatNumber,
  formatShortNumber,
} from './format.ts';
import { formatAge } from './formats/age.ts';

describe('formatDate', () => {
  test('formats ISO dates, Unix seconds and milliseconds as dd/mm/yy', () => {
    const noon = new Date(2024, 5, 12, 12);
    expect(formatDate(noon)).toBe('12/06/24');
    expect(formatDate(noon.toISOString())).toBe('12/06/24');
    expect(formatDate(noon.getTime() / 1000)).toBe('12/06/24');
    expect(formatDate(String(noon.getTime() / 1000))).toBe('12/06/24');
    expect(formatDate(noon.getTime())).toBe('12/06/24');
  });

  test('reads a day without a time as that day in every time zone', () => {
    expect(formatDate('2024-06-12')).toBe('12/06/24');
    expect(formatDate('2024-01-01')).toBe('01/01/24');
  });

  test.each([
    ['nothing', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['words', 'yesterday 1'],
    ['no day of the calendar', '2024-02-31'],
    ['no time of the clock', '2024-02-01T25:00:00Z'],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a number beyond all dates', 1e21],
    ['an invalid Date', new Date('x')],
  ])("D17 returns 'N/A' for %s", (_, value) => {
    expect(formatDate(value)).toBe('N/A');
    expect(formatMachineDate(value)).toBeUndefined();
    expect(formatFullDate(value)).toBeUndefined();
  });

  test('D17 writes the year 9999', () => {
    expect(formatDate('9999-12-31')).toBe('31/12/99');
  });

  test('returns the machine form and the full local form for <time>', () => {
    expect(formatMachineDate(1_718_193_600)).toBe('2024-06-12T12:00:00.000Z');
    expect(formatFullDate('2024-06-12', 'en')).toContain('12 June 2024');
    expect(formatFullDate('2024-06-12', 'pseudo')).toContain('12 June 2024');
    expect(formatFullDate('2024-06-12', 'de')).toContain('12. Juni 2024');
  });
});

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [684, '684'],
    [1284, '1,284'],
    [1_234_567.5, '1,234,568'],
    [-1284, '-1,284'],
    [-0.2, '0'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
    [null, '–'],
    [undefined, '–'],
  ])('writes %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('formatShortNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0K'],
    [1549, '1.5K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [2_500_000, '2.5M'],
    [1e9, '1.0B'],
    [1.5e12, '1,500.0B'],
    [-1500, '-1.5K'],
    [Number.NaN, '–'],
    [Number.NEGATIVE_INFINITY, '–'],
    [null, '–'],
  ])('shortens %s to %s', (value, text) => {
    expect(formatShortNumber(value)).toBe(text);
  });
});

describe('formatAge', () => {
  const now = new Date(2024, 5, 18, 8);

  test.each([
    [new Date(2024, 5, 18, 0, 5), 'today'],
    [new Date(2024, 5, 17, 23, 55), 'yesterday'],
    [new Date(2024, 5, 6, 12), '12 days ago'],
    [new Date(2024, 2, 10), '3 mo ago'],
    [new Date(2022, 0, 1), '2 yr ago'],
    // Services send this for 'never'; Date.UTC treats the years 0 to 99 as 1900 to 1999.
    [new Date('0001-01-01T00:00:00'), '2,024 yr ago'],
    // The clock of the device is behind the server's.
    [new Date(2024, 5, 18, 11), 'today'],
    [new Date(2024, 5, 19, 1), 'today'],
    [new Date(2025, 5, 19), 'today'],
  ])('formats %s in calendar days, months or years', (date, age) => {
    expect(formatAge(date, 'en', now)).toBe(age);
  });

  test('uses the words of the language', () => {
    expect(formatAge(new Date(2024, 5, 6), 'de', now)).toBe('vor 12 Tagen');
  });

  test("returns 'N/A' for an invalid date", () => {
    expect(formatAge(null, 'en', now)).toBe('N/A');
    expect(formatAge(new Date('x'), 'en', now)).toBe('N/A');
  });
});
