import { foldForSearch } from './foldForSearch.ts';
import {
  cleanPhone,
  MAX_LENGTH,
  phoneParts,
  splitExtension,
  withoutLeading,
} from './phoneParts.ts';

export interface PhoneNumber {
  /** `+`, country code and digits, or only the digits if the text has no country code. */
  number: string;
  /** Digits of the extension; '' if none. */
  extension: string;
}

/** `noNumber`: words instead of digits; `tooLong`: more digits than E.164 allows. */
export type PhoneFault = 'noNumber' | 'tooLong';

const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

/** Shorter numbers are extensions or incomplete. */
const MIN_SHARED_DIGITS = 7;

const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Countries whose numbers start with a zero that is also dialled from abroad. */
const WITH_OWN_ZERO = new Set('39 47 225 226 227 229 241 242 247 250 378 992'.split(' '));

/** Trunk prefixes other than a zero that are written after the country code, before a complete number. */
const TRUNK_PREFIXES: ReadonlyMap<string, RegExp> = new Map([
  ['36', /^06(?=\d{8,9}$)/],
  ['7', /^8(?=\d{10}$)/],
  ['370', /^8(?=\d{8}$)/],
  ['375', /^80?(?=\d{9}$)/],
  ['52', /^(?:01|04[45]|1)(?=\d{10}$)/],
]);

/** The international prefix, equivalent to a plus. */
const DOUBLE_ZERO = /^[(\s]*00[)\s.-]*(?=\(?[1-9])/;

/** A Russian number in national format, in which 8 replaces +7. */
const RUSSIAN = /^8(?=\d{10}$)/;

const WRITTEN = /^[(\s]*\+*[\d\s().\-/[\]'_~•⁃\p{Pd}\u2212\u00B7]*$/u;

/** Toll-free numbers in North America, which are advertised as words. */
const WORD_NUMBER =
  /^(\+?1?[\s.-]*\(?8(?:00|33|44|55|66|77|88)\)?[\s.-]*)(?=[\d-]*[a-z])([a-z\d -]{7,})$/;

const LETTERS_OF_KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Reads the first phone number of a text, of 5 to 15 digits, in any notation; null if none. Does
 * not check whether the number is assigned.
 */
export function readPhone(text: string): PhoneNumber | null {
  // Words before a separator are a label: 'Tel. & Fax: 020 7946 0018'.
  return readOne(phoneParts(text).find((part) => /\p{Nd}/u.test(part)) ?? '');
}

/** Removes a label such as `tel:` from a number being typed and replaces `00` by `+`. */
export const typedPhone = (text: string): string =>
  withoutLeading(cleanPhone(text.normalize('NFKC'))).replace(DOUBLE_ZERO, '+');

/** True if a text is a phone number, or starts with one of several. */
export const isPhone = (text: string): boolean => readPhone(text) !== null;

/** Reason why a text cannot be stored as a phone number; null if it can. */
export function phoneFault(text: string): PhoneFault | null {
  const parts = phoneParts(text);
  if (parts.some((part) => readOne(part))) return null;
  const folded = parts.map(foldForSearch);
  if (!folded.every(isWrittenNumber)) return 'noNumber';
  return folded.some((part) => digitsOf(part).length > MAX_DIGITS) ? 'tooLong' : null;
}

/** True if two texts share a phone number: '+44 20 7946 0112' equals '020 7946 0112'. */
export function isSamePhone(one: string, other: string): boolean {
  const others = readPhones(other);
  return readPhones(one).some((first) => others.some((second) => isSame(first, second)));
}

export function readPhones(text: string): PhoneNumber[] {
  return phoneParts(text).flatMap((part) => readOne(part) ?? []);
}

/** The digits common to every notation, with the country code or without the trunk prefix. */
export function significantDigits(number: string): string {
  return number.startsWith('+') ? number.slice(1) : number.replace(RUSSIAN, '').replace(/^0+/, '');
}

/** Digits as dialled: without a trunk zero after the country code, and with `+` if present. */
export function dialledDigits(folded: string): string {
  const digits = digitsOf(folded);
  const isInternational =
    /^[(\s]*\+/.test(folded) ||
    DOUBLE_ZERO.test(folded) ||
    /^\d{1,3}[\s.-]*[([]0[)\]]/.test(folded);
  if (!isInternational) return digits;
  const [code, rest] = splitCountry(digits.replace(/^0+/, ''));
  if (WITH_OWN_ZERO.has(code)) return `+${code}${rest}`;
  return `+${code}${rest.replace(TRUNK_PREFIXES.get(code) ?? '', '').replace(/^0/, '')}`;
}

export function splitCountry(digits: string): readonly [code: string, rest: string] {
  const code = COUNTRY_CODE.exec(digits)?.[0] ?? digits;
  return [code, digits.slice(code.length)];
}

export const isWrittenNumber = (folded: string): boolean =>
  /\d/.test(folded) && WRITTEN.test(folded);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function isSame(one: PhoneNumber, other: PhoneNumber): boolean {
  if (one.extension && other.extension && one.extension !== other.extension) return false;
  const [first, second] = [significantDigits(one.number), significantDigits(other.number)];
  if (first === second) return true;
  if (one.number.startsWith('+') && other.number.startsWith('+')) return false;
  if (Math.min(first.length, second.length) < MIN_SHARED_DIGITS) return false;
  return first.endsWith(second) || second.endsWith(first);
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
