/** How hard a password is to guess; `tooShort` is refused, the rest is advice. */
export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'good' | 'strong';

/** The shortest password that the services take, in characters. */
export const SHORTEST_PASSWORD = 12;

/** What people choose when they do not choose: each counts as a single character. */
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

/** What each kind of character adds to what one may be. */
const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
  [/[^\p{ASCII}]/u, 40],
];

/**
 * Estimates a password as a guesser would begin: common words, what is known of the person, repeats
 * and runs such as `aaaa` and `1234` add next to nothing.
 *
 * @param known what a guesser tries first: name, address, company
 */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  if (Array.from(password).length < SHORTEST_PASSWORD) return 'tooShort';
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
  return surprises(rest) * Math.log2(Math.max(size, 2));
}

/** How many characters cannot be told from those before: a letter within a word is half expected. */
function surprises(text: string): number {
  const letters = Array.from(text);
  const seen = new Set<string>();
  let count = 0;
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1] ?? '';
    const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? NaN);
    if (Math.abs(step) <= 1 || seen.has(before + letter)) count += 0.2;
    else count += /^\p{L}{2}$/u.test(before + letter) ? 0.6 : 1;
    seen.add(before + letter);
  }
  return count;
}
