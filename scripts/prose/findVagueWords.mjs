import { allowedPhrases, vagueWords } from './words.mjs';

const alternatives = (phrases) =>
  [...phrases]
    .sort((first, second) => second.length - first.length)
    .map((phrase) => phrase.replaceAll(' ', '\\s+(?:[*/]+\\s+)?'))
    .join('|');

const allowed = new RegExp(
  `\\b(?:${alternatives(allowedPhrases.map(([phrase]) => phrase))})\\b`,
  'gi',
);
const vague = new RegExp(`\\b(?:${alternatives(vagueWords)})\\b`, 'gi');

/**
 * `index` counts characters from the start of the text; phrases may cross line breaks.
 * @param {string} text
 * @returns {{ word: string, index: number }[]}
 */
export const findVagueWords = (text) =>
  [...text.replaceAll(allowed, (phrase) => ' '.repeat(phrase.length)).matchAll(vague)].map(
    ({ 0: word, index }) => ({ word, index }),
  );
