import { dayText } from '@platform/i18n/text';
import { expect, test } from 'vitest';
import { daysOf, spanBefore, spanOf } from './dayRange.ts';
import type { RangeChoice } from './dayRange.ts';

const now = new Date(2026, 10, 23, 14, 30);
const texts = (choice: Partial<RangeChoice>) => {
  const { from, to } = spanOf({ range: 'custom', from: '', to: '', ...choice }, now);
  return [dayText(from), dayText(to)];
};

test.each([
  [{ range: 'today' as const }, '2026-11-23', '2026-11-24'],
  [{ range: 'week' as const }, '2026-11-17', '2026-11-24'],
  [{ range: 'month' as const }, '2026-10-25', '2026-11-24'],
  [{ range: 'quarter' as const }, '2026-08-26', '2026-11-24'],
  [{ from: '2026-11-01', to: '2026-11-05' }, '2026-11-01', '2026-11-06'],
  [{ from: '2026-11-05', to: '2026-11-01' }, '2026-11-01', '2026-11-06'],
  [{ from: '2026-11-01' }, '2026-11-01', '2026-11-24'],
  [{ to: '2026-11-05' }, '2026-11-05', '2026-11-06'],
  [{}, '2026-11-23', '2026-11-24'],
  [{ from: 'soon', to: '2026-02-31' }, '2026-11-23', '2026-11-24'],
  [{ from: '1990-01-01', to: '2026-11-05' }, '2025-11-05', '2026-11-06'],
])('the days of %j are %s until %s', (choice, from, to) => {
  expect(texts(choice)).toEqual([from, to]);
});

test('the previous range has as many days and ends where this one begins', () => {
  const week = spanOf({ range: 'week', from: '', to: '' }, now);
  expect(daysOf(week).map(dayText).at(0)).toBe('2026-11-17');
  expect(daysOf(week)).toHaveLength(7);
  expect([dayText(spanBefore(week).from), spanBefore(week).to]).toEqual(['2026-11-10', week.from]);
});
