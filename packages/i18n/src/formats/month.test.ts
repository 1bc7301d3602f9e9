import { expect, test } from 'vitest';
import { formatMonth } from './month.ts';

test('writes the month in the words of the language', () => {
  expect(formatMonth('2024-08-01')).toBe('August 2024');
  expect(formatMonth('2024-08-01', 'pseudo')).toBe('August 2024');
  expect(formatMonth('2024-06-01', 'de')).toBe('Juni 2024');
  expect(formatMonth('2024-06-01', 'es')).toBe('Junio de 2024');
});

test('gives back what is no date', () => {
  expect(formatMonth('soon')).toBe('soon');
});
