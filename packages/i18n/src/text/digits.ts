/** Zeros of scripts whose digits are typed on keyboards; nine more digits follow each. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០';

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const digits = new RegExp(
  `[${Array.from(ZEROS, (zero) => `${zero}-${String.fromCodePoint(codeOf(zero) + 9)}`).join('')}]`,
  'g',
);

/**
 * Converts digits of every script that has digit keys to ASCII. Wide and mathematical digits need
 * the compatibility normalisation (NFKC) first.
 */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(digits, (digit) => {
    const code = codeOf(digit);
    const zero = Array.from(ZEROS, codeOf).findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
