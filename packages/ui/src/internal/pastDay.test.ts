import { expect, it } from 'vitest';
import { daysBefore, pastDay } from './pastDay.ts';

const today = new Date(2026, 2, 30);
const daysAgo = (date: Date) => daysBefore(pastDay(date, today), today);

it('counts calendar days, also across a change to summer time', () => {
  expect(daysAgo(new Date(2026, 2, 30, 0, 1))).toBe(0);
  expect(daysAgo(new Date(2026, 2, 29, 23, 59))).toBe(1);
  expect(daysAgo(new Date(2026, 2, 28, 23))).toBe(2);
  expect(daysAgo(new Date(2026, 2, 7))).toBe(23);
  expect(daysAgo(new Date(2025, 10, 1))).toBe(149);
});

it('counts future days as today', () => {
  expect(daysAgo(new Date(2026, 2, 30, 23, 59))).toBe(0);
  expect(daysAgo(new Date(2026, 2, 31, 2))).toBe(0);
  expect(daysAgo(new Date(2026, 3, 12))).toBe(0);
});
