import { describe, expect, test } from 'vitest';
import {
  addMonths,
  boundsOf,
  clampDay,
  dayAfterKey,
  isDay,
  lastOfMonth,
  monthAfter,
  weekdaysOf,
  weeksOf,
} from './days.ts';
import { formatDay } from './dayFormat.ts';
import { monthInView } from './monthInView.ts';

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['2026-11-21T00:00', false],
  ['', false],
  ['21/11/2026', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  [{}, '1900-01-01', '2199-12-31'],
  [{ min: '2026-01-05', max: '2026-03-01' }, '2026-01-05', '2026-03-01'],
  [{ min: 'soon', max: '31/12/2026' }, '1900-01-01', '2199-12-31'],
  [{ min: '1448-01-01', max: '2569-01-01' }, '1900-01-01', '2199-12-31'],
])('returns the bounds of %o', (limits, first, last) => {
  expect(boundsOf(limits)).toEqual({ first, last });
});

test.each([
  ['2026-01-01', '2026-01-05'],
  ['2026-02-02', '2026-02-02'],
  ['2027-01-01', '2026-03-01'],
])('%s is clamped to %s', (day, expected) => {
  expect(clampDay(day, { min: '2026-01-05', max: '2026-03-01' })).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s plus %i months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

describe('months', () => {
  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -13, '2024-12'],
  ])('%s plus %i is %s', (month, count, expected) => {
    expect(monthAfter(month, count)).toBe(expected);
  });

  test.each([
    ['2026-02', '2026-02-28'],
    ['2100-02', '2100-02-28'],
    ['2000-02', '2000-02-29'],
  ])('%s ends on %s', (month, expected) => {
    expect(lastOfMonth(month)).toBe(expected);
  });
});

describe('weeks', () => {
  test.each([
    ['2026-11', 'en-GB', 6, [null, null, null, null, null, null, '2026-11-01']],
    ['2026-11', 'en-US', 5, ['2026-11-01', '2026-11-02', '2026-11-03']],
    ['2026-02', 'hi', 4, ['2026-02-01']],
    ['2026-02', 'de', 5, [null, null, null, null, null, null, '2026-02-01']],
  ])('of %s in %s', (month, locale, count, start) => {
    const weeks = weeksOf(month, locale);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.slice(0, start.length)).toEqual(start);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(
      Number(lastOfMonth(month).slice(8)),
    );
  });

  test.each([
    ['en-GB', 'Monday'],
    ['en-US', 'Sunday'],
    ['pt', 'domingo'],
    ['ar-EG', 'السبت'],
  ])('in %s start on %s', (locale, expected) => {
    expect(formatDay(weekdaysOf(locale)[0] ?? '', 'weekday', locale)).toBe(expected);
  });
});

test.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowRight', false, '2026-11-22'],
  ['ArrowUp', false, '2026-11-14'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['PageDown', true, '2027-11-21'],
  ['Enter', false, undefined],
  ['a', false, undefined],
])('%s with shift %s moves to %s', (key, shiftKey, expected) => {
  expect(dayAfterKey('2026-11-21', { key, shiftKey, isRtl: false }, 'en-GB')).toBe(expected);
});

test('the horizontal arrows follow the direction of the text', () => {
  const press = (key: string) =>
    dayAfterKey('2026-11-21', { key, shiftKey: false, isRtl: true }, 'ar-EG');
  expect(press('ArrowLeft')).toBe('2026-11-22');
  expect(press('ArrowRight')).toBe('2026-11-20');
});

test.each([
  ['2026-11', '2026-11-30', 1, '2026-11'],
  ['2026-11', '2026-12-01', 1, '2026-12'],
  ['2026-11', '2026-10-31', 2, '2026-10'],
  ['2026-11', '2026-12-31', 2, '2026-11'],
  ['2026-11', '2027-01-01', 2, '2026-12'],
])(
  'from %s, the day %s is in view with %i months, the first being %s',
  (first, active, months, expected) => {
    expect(monthInView(first, active, months)).toBe(expected);
  },
);
