import { toAsciiDigits } from './digits.ts';
import { removeInvisible } from './invisible.ts';

/** Printable ASCII without the backtick, which folds to an apostrophe. */
const PLAIN = /^[!-_a-~]*(?: [!-_a-~]+)*$/;

/**
 * Accents and points that users omit: those of Latin, Greek, Cyrillic, Hebrew and Arabic, and the
 * dot below a Devanagari letter. Vowel signs of Indic scripts and tones of Thai are letters.
 */
const ACCENTS =
  '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u093C\u1AB0-\u1ACE\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F';

/** Letters that Unicode decomposition does not map to the ones that users type. */
const FOLDED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ς', 'σ'],
  // Arabic, Persian and Urdu keyboards produce different characters for the same letters.
  ...Array.from('یىےې', (letter) => [letter, 'ي'] as const),
  ...Array.from('کڪ', (letter) => [letter, 'ك'] as const),
  ...Array.from('ةہھەۃ', (letter) => [letter, 'ه'] as const),
  ['ٱ', 'ا'],
  // Word processors replace these characters by typographic ones.
  ...Array.from('`‘’‛ʻʼ′‹›', (mark) => [mark, "'"] as const),
  ...Array.from('“”„‟«»', (mark) => [mark, '"'] as const),
  ...Array.from('‐‑‒–—―−', (mark) => [mark, '-'] as const),
  // In '½', decomposed.
  ['\u2044', '/'],
]);

const accents = new RegExp(`[${ACCENTS}]`, 'gu');
const letters = new RegExp(`[${[...FOLDED_LETTERS.keys()].join('')}]`, 'gu');

/**
 * Folds a text for comparison, never for display: ignores case, accents, width and invisible
 * characters; collapses whitespace; maps digits, quotes and dashes to ASCII. 'Łódź' equals 'lodz',
 * 'Straße' equals 'STRASSE'.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = removeInvisible(text).replaceAll('´', "'").normalize('NFKD');
  return toAsciiDigits(plain.replaceAll(accents, ''))
    .toLowerCase()
    .replaceAll(letters, (letter) => FOLDED_LETTERS.get(letter) ?? letter)
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim();
}
