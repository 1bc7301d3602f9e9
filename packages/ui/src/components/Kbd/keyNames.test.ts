import { expect, test } from 'vitest';
import { ariaKeys, keyNames } from './keyNames.ts';

test.each([
  ['c', 'C', 'C'],
  ['mod+k', 'Ctrl K', '⌘K'],
  ['mod+shift+p', 'Ctrl Shift P', '⌘⇧P'],
  ['alt+ArrowUp', 'Alt ↑', '⌥↑'],
  ['mod++', 'Ctrl +', '⌘+'],
  ['+', '+', '+'],
  ['Enter', 'Enter', 'Enter'],
  ['↓', '↓', '↓'],
  ['Ctrl B', 'Ctrl B', 'Ctrl B'],
])('%s is shown as %s, on Apple as %s', (keys, other, apple) => {
  expect(keyNames(keys, 'other')).toBe(other);
  expect(keyNames(keys, 'apple')).toBe(apple);
});

test.each([
  ['c', 'c'],
  ['mod+k', 'Control+k Meta+k'],
  ['shift+mod+p', 'shift+Control+p shift+Meta+p'],
])('%s is %s for aria-keyshortcuts', (keys, expected) => {
  expect(ariaKeys(keys)).toBe(expected);
});
