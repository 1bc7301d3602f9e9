import { foldForSearch } from './foldForSearch.ts';
import {
  cleanPhone,
  MAX_LENGTH,
  phoneParts,
  splitExtension,
  withoutLeading,
} from './phoneParts.ts';

export interface PhoneNumber {
  /** `+`, country code and digits, or the digits alone where the text names no country. */
  number: string;
  /** Digits of the extension; '' without one. */
  extension: string;
}

/** Why a text is no telephone number: it has words in place of digits, or more digits than E.164 allows. */
export type PhoneFault = 'noNumber' | 'tooLong';

const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

/** Fewer digits are an extension or a number half typed. */
const MIN_SHARED_DIGITS = 7;

/** Country codes by their first digits. */
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Countries whose numbers begin with a zero of their own, which is dialled from abroad too. */
const WITH_OWN_ZERO = new Set('39 47 225 226 227 229 241 242 247 250 378 992'.split(' '));

/** The prefix of a call abroad, which means the same as a plus. */
const DOUBLE_ZERO = /^[(\s]*00[)\s.-]*(?=\(?[1-9])/;

/** A Russian number as it is dialled at home, where 8 stands for +7. */
const RUSSIAN = /^8(?=\d{10}$)/;

/** Digits and what is written between them. */
const WRITTEN = /^[(\s]*\+*[\d\s().\-/[\]'_~•⁃\p{Pd}\u2212\u00B7]*$/u;

/** Numbers free of charge in North America, which are advertised as words. */
const WORD_NUMBER =
  /^(\+?1?[\s.-]*\(?8(?:00|33|44|55|66|77|88)\)?[\s.-]*)(?=[\d-]*[a-z])([a-z\d -]{7,})$/;

const LETTERS_OF_KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Reads the telephone number of a text, the first where there are several: in any digits, with blanks,
 * dashes and brackets of any kind, `00` or `+`, a trunk zero after the country code, an extension, a
 * `tel:` or a label around it. Asks for 5 to 15 digits, not for a number that was assigned.
 *
 * @returns null where the text is no number
 */
export function readPhone(text: string): PhoneNumber | null {
  return readOne(phoneParts(text)[0] ?? '');
}

/** Returns a number that is being typed: without a label such as `tel:`, and with `+` in place of `00`. */
export const typedPhone = (text: string): string =>
  withoutLeading(cleanPhone(text.normalize('NFKC'))).replace(DOUBLE_ZERO, '+');

/** True when a text is a telephone number, or begins with one of several. */
export const isPhone = (text: string): boolean => readPhone(text) !== null;

/** Why a text cannot be kept as a telephone number; null where it can. A few digits may be an internal number. */
export function phoneFault(text: string): PhoneFault | null {
  const parts = phoneParts(text);
  if (parts.some((part) => readOne(part))) return null;
  const folded = parts.map(foldForSearch);
  if (!folded.every(isWrittenNumber)) return 'noNumber';
  return folded.some((part) => digitsOf(part).length > MAX_DIGITS) ? 'tooLong' : null;
}

/**
 * True when two texts have a telephone number in common: '+44 20 7946 0112' and '020 7946 0112' are one,
 * two extensions of one number are two.
 */
export function isSamePhone(one: string, other: string): boolean {
  const others = readPhones(other);
  return readPhones(one).some((mine) => others.some((theirs) => isSame(mine, theirs)));
}

/** All numbers of a text. */
export function readPhones(text: string): PhoneNumber[] {
  return phoneParts(text).flatMap((part) => readOne(part) ?? []);
}

/** Digits that are the same in every writing: with the country code, or without the trunk prefix. */
export function significantDigits(number: string): string {
  return number.startsWith('+') ? number.slice(1) : number.replace(RUSSIAN, '').replace(/^0+/, '');
}

/**
 * Digits of a number, or of the beginning of one, as they are dialled: without a trunk zero after the
 * country code, and with `+` where there is one.
 */
export function dialledDigits(folded: string): string {
  const digits = digitsOf(folded);
  const isInternational =
    /^[(\s]*\+/.test(folded) ||
    DOUBLE_ZERO.test(folded) ||
    /^\d{1,3}[\s.-]*[([]0[)\]]/.test(folded);
  if (!isInternational) return digits;
  const [code, rest] = splitCountry(digits.replace(/^0+/, ''));
  return `+${code}${WITH_OWN_ZERO.has(code) ? rest : rest.replace(/^0/, '')}`;
}

/** Divides digits after their country code. */
export function splitCountry(digits: string): readonly [code: string, rest: string] {
  const code = COUNTRY_CODE.exec(digits)?.[0] ?? digits;
  return [code, digits.slice(code.length)];
}

/** True when a folded text has nothing but digits and what is written between them. */
export const isWrittenNumber = (folded: string): boolean =>
  /\d/.test(folded) && WRITTEN.test(folded);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function isSame(one: PhoneNumber, other: PhoneNumber): boolean {
  if (one.extension && other.extension && one.extension !== other.extension) return false;
  const [mine, theirs] = [significantDigits(one.number), significantDigits(other.number)];
  if (mine === theirs) return true;
  if (one.number.startsWith('+') && other.number.startsWith('+')) return false;
  if (Math.min(mine.length, theirs.length) < MIN_SHARED_DIGITS) return false;
  return mine.endsWith(theirs) || theirs.endsWith(mine);
}

function readOne(part: string): PhoneNumber | null {
  if (part.length > MAX_LENGTH) return null;
  const { main, extension } = splitExtension(foldForSearch(part));
  const plain = main.replace(
    WORD_NUMBER,
    (_whole, area: string, word: string) => area + keysOf(word),
  );
  const number = dialledDigits(plain);
  const { length } = digitsOf(number);
  if (!isWrittenNumber(plain) || length < MIN_DIGITS || length > MAX_DIGITS) return null;
  return { number, extension };
}

const keysOf = (word: string): string =>
  Array.from(word.replaceAll(/[^a-z\d]/g, '').slice(0, 7), (letter) => {
    const key = LETTERS_OF_KEYS.findIndex((letters) => letters.includes(letter));
    return key === -1 ? letter : String(key + 2);
  }).join('');
