import { dayText } from '@platform/i18n/text';
import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

const periods = (from: Date, to: Date) =>
  periodsOf({ from, to }).map((period) => [
    period.unit,
    period.number,
    dayText(period.from),
    dayText(period.to),
  ]);

test('returns the week with the three before it, from Monday and with ISO numbers', () => {
  expect(periods(new Date(2024, 5, 12), new Date(2024, 5, 19))).toEqual([
    ['week', 22, '2024-05-27', '2024-06-03'],
    ['week', 23, '2024-06-03', '2024-06-10'],
    ['week', 24, '2024-06-10', '2024-06-17'],
    ['week', 25, '2024-06-17', '2024-06-24'],
  ]);
});

test('the first days of a year may belong to the last week of the previous one', () => {
  const numbers = periods(new Date(2027, 0, 1), new Date(2027, 0, 8)).map(([, number]) => number);
  expect(numbers).toEqual([51, 52, 53, 1]);
});

test('a long span becomes the months it touches', () => {
  expect(periods(new Date(2026, 7, 26), new Date(2026, 10, 24))).toEqual([
    ['month', 8, '2026-08-01', '2026-09-01'],
    ['month', 9, '2026-09-01', '2026-10-01'],
    ['month', 10, '2026-10-01', '2026-11-01'],
    ['month', 11, '2026-11-01', '2026-12-01'],
  ]);
});
