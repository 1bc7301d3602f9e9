import { formatDate, formatWeekday } from '@platform/i18n';
import type { Formats } from '@platform/i18n';
import { expect, it } from 'vitest';
import { shortTime } from './inboxLabels.ts';

const today = new Date(2026, 5, 18);
const formats = { date: formatDate, weekday: formatWeekday } as Formats;
const shortTimeOf = (date: Date | null) => shortTime(date, { language: 'en', formats, today });

it('returns the time for today, the weekday for the last days and the date before', () => {
  expect(shortTimeOf(new Date(2026, 5, 18, 0, 5))).toBe('00:05');
  expect(shortTimeOf(new Date(2026, 5, 17, 23, 59))).toBe('Wed');
  expect(shortTimeOf(new Date(2026, 5, 12, 12))).toBe('Fri');
  expect(shortTimeOf(new Date(2026, 5, 11, 12))).toBe('11/06/26');
  expect(shortTimeOf(null)).toBe('');
});

it('returns the time for a date in the future, which a slow device clock causes', () => {
  expect(shortTimeOf(new Date(2026, 5, 19, 1, 30))).toBe('01:30');
});
