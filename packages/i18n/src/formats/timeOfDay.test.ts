import { expect, test } from 'vitest';
import { formatClock } from './timeOfDay.ts';

test('formats a time; an invalid date is empty', () => {
  expect(formatClock(new Date(2024, 5, 18, 9, 4))).toBe('09:04');
  expect(formatClock(new Date('soon'))).toBe('');
  expect(formatClock(null)).toBe('');
});
