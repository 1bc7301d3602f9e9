import { firstCharacter } from '@platform/i18n/text';

/** How many tints an avatar may have. */
const tints = 5;

/** Code points of a letter: the longest conjuncts have nine. What has more is a heap of marks. */
const LONGEST = 9;

/** The first letter or digit, with what belongs to it: marks, a whole conjunct. */
function firstLetter(word: string): string {
  const character = firstCharacter(/[\p{L}\p{N}].*/u.exec(word)?.[0] ?? '');
  return Array.from(character).slice(0, LONGEST).join('').toLocaleUpperCase();
}

/** Returns the first letters of the first and the last word of a name or an email address. */
export function initialsOf(name: string): string {
  const letters = name
    .replace(/@.*$/u, '')
    .split(/[\s._-]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  return (letters.shift() ?? '') + (letters.pop() ?? '');
}

/** Returns 1 to 5: the same tint for the same id, everywhere and always. */
export function tintOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (hash % tints) + 1;
}
