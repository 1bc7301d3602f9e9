import { cleanEmail, isEmail } from './email.ts';
import { foldForSearch } from './foldForSearch.ts';
import {
  dialledDigits,
  isWrittenNumber,
  readPhone,
  readPhones,
  significantDigits,
  splitCountry,
} from './phone.ts';
import { trimText } from './invisible.ts';
import { splitExtension } from './phoneParts.ts';

/** A prepared search: its folded text, and its digits if it looks like a phone number. */
export interface SearchNeedles {
  /** '' for an empty search. */
  text: string;
  /** Punycode form, as stored, of an email or domain with Unicode characters; else ''. */
  email: string;
  /** Digits to look for in numbers. A leading `=` marks the start of a national number. */
  phones: readonly string[];
}

/** Fewer digits would match half of all numbers. */
const MIN_SEARCHED_DIGITS = 3;
const MIN_FIRST_DIGITS = 2;
/** A number with a country code has more digits than most without one. */
const MIN_DIGITS_WITH_COUNTRY = 11;
const MIN_PHONE_DIGITS = 5;

export function searchNeedles(search: string): SearchNeedles {
  const text = foldForSearch(search);
  const { main } = splitExtension(text);
  // Partial numbers are searched for, too.
  const dialled = isWrittenNumber(main) ? dialledDigits(main) : readPhone(search)?.number;
  return {
    text,
    email: asciiEmail(search) || asciiDomain(search),
    phones: dialled ? phoneNeedles(dialled) : [],
  };
}

function asciiEmail(text: string): string {
  const isUnicode = text.includes('@') && /[^ -~]/.test(text) && isEmail(text);
  return isUnicode ? foldForSearch(cleanEmail(text)) : '';
}

/** A domain with or without its `@`. */
function asciiDomain(text: string): string {
  const [, at = '', domain = ''] = /^(@?)([^@]+)$/.exec(trimText(text)) ?? [];
  return asciiEmail(`a@${domain}`).slice(at ? 1 : 2);
}

function phoneNeedles(dialled: string): string[] {
  const digits = significantDigits(dialled);
  if (digits.length < MIN_SEARCHED_DIGITS) return [];
  // Russian numbers may start with 8 instead of +7.
  if (/^8\d{3,10}$/.test(dialled)) return [digits, `+7${dialled.slice(1)}`, `=${dialled.slice(1)}`];
  const hasCountry = dialled.startsWith('+') || digits.length >= MIN_DIGITS_WITH_COUNTRY;
  const national = hasCountry ? significantDigits(splitCountry(digits)[1]) : '';
  return national.length < MIN_FIRST_DIGITS ? [digits] : [digits, `=${national}`];
}

/** Prepares a text for `createMatcher`. Fields on separate lines match separately. */
export const toSearchText = (text: string): string => text.split('\n').flatMap(linesOf).join('\n');

function linesOf(field: string): string[] {
  const folded = foldForSearch(field);
  const isLong = folded.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
  const phones = isLong ? readPhones(field).map(({ number }) => phoneLine(number)) : [];
  return [folded, asciiEmail(field), ...phones].filter((line, index) => index === 0 || line);
}

const phoneLine = (number: string): string =>
  number.startsWith('+') ? number : `=${significantDigits(number)}`;

/** Joins fields for `toSearchText`, one per line; line breaks inside a field become spaces. */
export const joinFields = (...fields: readonly string[]): string =>
  fields.map((field) => field.replaceAll(/[\r\n]+/g, ' ')).join('\n');

/**
 * Returns a predicate for prepared texts, which matches substrings and phone numbers in any
 * notation; '' matches everything.
 */
export function createMatcher(search: string): (searchText: string) => boolean {
  const { text, email, phones } = searchNeedles(search);
  const others = email ? [email, ...phones] : phones;
  return (searchText) =>
    searchText.includes(text) || others.some((needle) => searchText.includes(needle));
}
