import { expect, test } from 'vitest';
import { formatMonth } from './month.ts';

test('formats the month in the language', () => {
  expect(formatMonth('2024-08-01')).toBe('August 2024');
  expect(formatMonth('2024-08-01', 'pseudo')).toBe('August 2024');
  expect(formatMonth('2024-06-01', 'de')).toBe('Juni 2024');
  expect(formatMonth('2024-06-01', 'es')).toBe('Junio de 2024');
});

test('returns text that is not a date unchanged', () => {
  expect(formatMonth('soon')).toBe('soon');
});
