import { firstCharacter } from '@platform/i18n/text';

const TINT_COUNT = 5;

/** In code points. The longest conjuncts have nine; more are stacked combining marks. */
const MAX_LETTER_LENGTH = 9;

/** Returns the first letter or digit with its combining marks, or a whole conjunct. */
function firstLetter(word: string): string {
  const character = firstCharacter(/[\p{L}\p{N}].*/u.exec(word)?.[0] ?? '');
  return Array.from(character).slice(0, MAX_LETTER_LENGTH).join('').toLocaleUpperCase();
}

export function initialsOf(name: string): string {
  const letters = name
    .replace(/@.*$/u, '')
    .split(/[\s._-]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  return (letters.shift() ?? '') + (letters.pop() ?? '');
}

/** Returns a tint from 1 to 5; an id always gets the same one. */
export function tintOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (hash % TINT_COUNT) + 1;
}
