import { expect, it } from 'vitest';
import { startIndex } from './startIndex.ts';

const options = [
  { value: 1, label: 'Admin', disabled: true },
  { value: 2, label: 'Editor' },
  { value: 3, label: 'Élève', disabledReason: 'No seat left' },
  { value: 4, label: 'Owner', disabled: true },
];

it.each([
  ['ArrowDown', null, 1],
  ['ArrowUp', null, 2],
  ['Home', 3, 1],
  ['End', 2, 2],
  ['Enter', 3, 2],
  ['e', null, 1],
  ['É', null, 1],
  ['o', null, 1],
  ['', 4, 3],
  ['ArrowDown', '2', 1],
  ['ArrowUp', 99, 2],
])('starts for %j with the value %j at option %i', (key, value, index) => {
  expect(startIndex(options, value, key)).toBe(index);
});

it('has no start if every option is disabled', () => {
  expect(startIndex(options.slice(0, 1), null, 'ArrowDown')).toBe(-1);
  expect(startIndex([], 1, 'a')).toBe(-1);
});
