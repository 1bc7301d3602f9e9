import { expect, it } from 'vitest';
import { noKeys, withKey } from './bufferedKeys.ts';
import type { BufferedKeys } from './bufferedKeys.ts';

const press = (keys: readonly string[]): BufferedKeys =>
  keys.reduce((buffered, key) => withKey(buffered, key) ?? buffered, noKeys);

it.each([
  [['F', 'r', 'x', 'Backspace', 'o'], { text: 'Fro', isEntered: false }],
  [['z', 'o', 'ë', 'Enter', 'q', 'Enter'], { text: 'zoë', isEntered: true }],
  [['a', '🌻', 'Backspace'], { text: 'a', isEntered: false }],
  [['Shift', 'A', 'ArrowDown', 'F5'], { text: 'A', isEntered: false }],
])('%j is stored as %j', (keys, stored) => {
  expect(press(keys)).toEqual(stored);
});
