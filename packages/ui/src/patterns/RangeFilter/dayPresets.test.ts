import { expect, test } from 'vitest';
import { presetDays, presetOf } from './dayPresets.ts';
import { isWithinDays } from './isWithinDays.ts';

const today = new Date(2026, 2, 1, 23, 30);

test('a preset ends today and counts it', () => {
  expect(presetDays('today', today)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(presetDays('week', today)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presetDays('quarter', today)).toEqual({ from: '2025-12-02', to: '2026-03-01' });
});

test('days are recognised as a preset on the day it was chosen', () => {
  const week = presetDays('week', today);
  expect(presetOf(week, today)).toBe('week');
  expect(presetOf(week, new Date(2026, 2, 2))).toBeUndefined();
});

test('both ends of a range are included, in the time zone of the device', () => {
  const days = { from: '2026-02-23', to: '2026-03-01' };
  expect(isWithinDays(new Date(2026, 1, 23, 0, 0), days)).toBe(true);
  expect(isWithinDays(new Date(2026, 2, 1, 23, 59, 59), days)).toBe(true);
  expect(isWithinDays(new Date(2026, 2, 2, 0, 0), days)).toBe(false);
  expect(isWithinDays(new Date(2026, 1, 22, 23, 59), days)).toBe(false);
});

test('a range may be open or backwards; an unknown time is in no range', () => {
  const time = new Date(2026, 1, 25);
  expect(isWithinDays(time, { from: '2026-02-25', to: '' })).toBe(true);
  expect(isWithinDays(time, { from: '', to: '2026-02-24' })).toBe(false);
  expect(isWithinDays(time, { from: '2026-03-01', to: '2026-02-23' })).toBe(true);
  expect(isWithinDays(null, { from: '', to: '' })).toBe(true);
  expect(isWithinDays(null, { from: '2026-02-25', to: '' })).toBe(false);
});
