import { ACCOUNT_LIMITS } from '@platform/domain';

export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'good' | 'strong';

/** Common passwords; each counts as a single character. */
const COMMON = [
  'password',
  'passwort',
  'contraseña',
  'motdepasse',
  'qwertyuiop',
  'qwerty',
  'asdfgh',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'login',
  'secret',
];

const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
  [/[^\p{ASCII}]/u, 40],
];

/** Common words, `known` texts, repeats and sequences such as `1234` add almost nothing. */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  if (Array.from(password).length < ACCOUNT_LIMITS.password.min) return 'tooShort';
  const bits = guessBits(password, known);
  if (bits < 34) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 76 ? 'good' : 'strong';
}

function guessBits(password: string, known: readonly string[]): number {
  const size = KINDS.reduce((sum, [kind, more]) => sum + (kind.test(password) ? more : 0), 0);
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[\s@._-]+/u))
    .filter((word) => word.length > 2);
  let rest = password.toLowerCase();
  for (const word of [...COMMON, ...words]) rest = rest.replaceAll(word, '\0');
  return countUnpredictable(rest) * Math.log2(Math.max(size, 2));
}

function countUnpredictable(text: string): number {
  const letters = Array.from(text);
  const seenPairs = new Set<string>();
  let count = 0;
  for (const [index, letter] of letters.entries()) {
    const previous = letters[index - 1] ?? '';
    const step = (letter.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? NaN);
    if (Math.abs(step) <= 1 || seenPairs.has(previous + letter)) count += 0.2;
    else count += /^\p{L}{2}$/u.test(previous + letter) ? 0.6 : 1;
    seenPairs.add(previous + letter);
  }
  return count;
}
