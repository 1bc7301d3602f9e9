import { describe, expect, it } from 'vitest';
import { matchesKeys } from './matchesKeys.ts';

type Press = Partial<KeyboardEvent>;

const press = (given: Press) =>
  ({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...given,
  }) as KeyboardEvent;

describe('matchesKeys', () => {
  it.each<[string, Press, string]>([
    ['a letter', { key: 'c', code: 'KeyC' }, 'c'],
    ['a letter with Caps Lock', { key: 'C', code: 'KeyC' }, 'c'],
    ['the letter of another layout', { key: 'c', code: 'KeyI' }, 'c'],
    ['the physical key in a Russian layout', { key: 'с', code: 'KeyC' }, 'c'],
    ['the physical key in a Hindi layout', { key: 'ा', code: 'KeyE' }, 'e'],
    ['Shift plus 7 of a German layout', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['a question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['the physical key of a question mark', { key: 'य़', code: 'Slash', shiftKey: true }, '?'],
    ['Ctrl', { key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+k'],
    ['Cmd', { key: 'k', code: 'KeyK', metaKey: true }, 'mod+k'],
  ])('matches %s', (_name, given, keys) => {
    expect(matchesKeys(press(given), keys)).toBe(true);
  });

  it.each<[string, Press, string]>([
    ['a letter with Shift', { key: 'C', code: 'KeyC', shiftKey: true }, 'c'],
    ['a letter with Ctrl', { key: 'c', code: 'KeyC', ctrlKey: true }, 'c'],
    ['a chord without Ctrl', { key: 'k', code: 'KeyK' }, 'mod+k'],
    ['a chord with Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, 'mod+k'],
    ['the physical key of a letter in a Latin layout', { key: '.', code: 'KeyE' }, 'e'],
    ['the physical key of a slash without Shift', { key: 'य', code: 'Slash' }, '?'],
  ])('ignores %s', (_name, given, keys) => {
    expect(matchesKeys(press(given), keys)).toBe(false);
  });
});
