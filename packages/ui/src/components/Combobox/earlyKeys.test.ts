import { expect, it } from 'vitest';
import { noKeys, withKey } from './earlyKeys.ts';
import type { EarlyKeys } from './earlyKeys.ts';

const press = (keys: readonly string[]): EarlyKeys =>
  keys.reduce((early, key) => withKey(early, key) ?? early, noKeys);

it.each([
  [['F', 'r', 'x', 'Backspace', 'o'], { text: 'Fro', isEntered: false }],
  [['z', 'o', 'ë', 'Enter', 'q', 'Enter'], { text: 'zoë', isEntered: true }],
  [['a', '🌻', 'Backspace'], { text: 'a', isEntered: false }],
  [['Shift', 'A', 'ArrowDown', 'F5'], { text: 'A', isEntered: false }],
])('%j is kept as %j', (keys, kept) => {
  expect(press(keys)).toEqual(kept);
});
