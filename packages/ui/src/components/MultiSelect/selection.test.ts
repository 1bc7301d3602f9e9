import { expect, test } from 'vitest';
import type { SelectOption } from '../Select/types.ts';
import { clearAll, nextIndex, selectAll, toggleOption, typeAheadIndex } from './selection.ts';

const option = (label: string, rest: Partial<SelectOption<string | number>> = {}) => ({
  value: label.toLowerCase(),
  label,
  ...rest,
});

const cities = [
  option('Hamburg'),
  option('Hanover', { disabled: true }),
  option('Kiel', { disabledReason: 'Full' }),
  option('Łódź'),
  option('Halle'),
];

test('an option is added and removed', () => {
  expect(toggleOption(['kiel'], option('Bonn'))).toEqual(['kiel', 'bonn']);
  expect(toggleOption(['kiel', 'bonn'], option('Kiel'))).toEqual(['bonn']);
});

test('1 and "1" are different values', () => {
  const one = option('1', { value: 1 });
  expect(toggleOption<string | number>(['1'], one)).toEqual(['1', 1]);
});

test.each([
  ['selects', []],
  ['removes', ['hanover', 'kiel']],
])('nothing %s an unavailable option', (_, values) => {
  for (const city of cities.slice(1, 3)) expect(toggleOption(values, city)).toBe(values);
});

test('all available options are added after the chosen ones', () => {
  expect(selectAll(['halle', 'unknown'], cities)).toEqual(['halle', 'unknown', 'hamburg', 'łódź']);
  const all = ['hamburg', 'łódź', 'halle'];
  expect(selectAll(all, cities)).toBe(all);
});

test('clearing keeps what cannot be changed', () => {
  expect(clearAll(['halle', 'kiel', 'unknown', 'hanover'], cities)).toEqual(['kiel', 'hanover']);
});

test.each([
  [0, 1, 2],
  [2, 1, 3],
  [2, -1, 0],
  [0, -1, 0],
  [4, 1, 4],
  [0, 10, 4],
  [4, -10, 0],
  [0, 2, 2],
])('from option %i, %i step(s) lead to %i', (from, step, expected) => {
  expect(nextIndex(cities, from, step)).toBe(expected);
});

test('no step leads into an empty list', () => {
  expect(nextIndex([], 0, 1)).toBe(0);
});

test.each([
  ['h', 0, 4],
  ['h', 4, 0],
  ['hh', 0, 4],
  ['ha', 0, 0],
  ['hal', 0, 4],
  ['han', 0, -1],
  ['k', 0, 2],
  ['lod', 0, 3],
  ['x', 0, -1],
])('%s typed at option %i finds %i', (typed, from, expected) => {
  expect(typeAheadIndex(cities, typed, from)).toBe(expected);
});
