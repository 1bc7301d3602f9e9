import { foldForSearch } from './foldForSearch.ts';
import {
  dialledDigits,
  isWrittenNumber,
  readPhone,
  readPhones,
  significantDigits,
  splitCountry,
} from './phone.ts';
import { splitExtension } from './phoneParts.ts';

/** What a search looks for: its folded text, and its digits where it is written as a telephone number. */
export interface SearchNeedles {
  /** '' where nothing is searched for. */
  text: string;
  /**
   * Digits to look for in numbers. A leading `=` marks the beginning of a number without country code.
   */
  phones: readonly string[];
}

/** Fewer digits find half of all numbers. */
const MIN_SEARCHED_DIGITS = 3;
/** The same for digits that a number begins with. */
const MIN_FIRST_DIGITS = 2;
/** A number with its country code has more digits than most numbers without. */
const MIN_DIGITS_WITH_COUNTRY = 11;
const MIN_PHONE_DIGITS = 5;

/** Prepares what was typed into a search field. */
export function searchNeedles(search: string): SearchNeedles {
  const text = foldForSearch(search);
  const { main } = splitExtension(text);
  // Half a number is searched for, too.
  const dialled = isWrittenNumber(main) ? dialledDigits(main) : readPhone(search)?.number;
  return { text, phones: dialled ? phoneNeedles(dialled) : [] };
}

function phoneNeedles(dialled: string): string[] {
  const digits = significantDigits(dialled);
  if (digits.length < MIN_SEARCHED_DIGITS) return [];
  // Russians dial 8 in place of +7.
  if (/^8\d{3,10}$/.test(dialled)) return [digits, `+7${dialled.slice(1)}`, `=${dialled.slice(1)}`];
  const hasCountry = dialled.startsWith('+') || digits.length >= MIN_DIGITS_WITH_COUNTRY;
  const national = hasCountry ? significantDigits(splitCountry(digits)[1]) : '';
  return national.length < MIN_FIRST_DIGITS ? [digits] : [digits, `=${national}`];
}

/**
 * Prepares a text for `createMatcher`; do it once per text, not per search. Fields that a search must not
 * match across are on lines of their own, as `joinFields` writes them.
 */
export const toSearchText = (text: string): string => text.split('\n').flatMap(linesOf).join('\n');

function linesOf(field: string): string[] {
  const folded = foldForSearch(field);
  const isLong = folded.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
  return isLong ? [folded, ...readPhones(field).map(({ number }) => phoneLine(number))] : [folded];
}

const phoneLine = (number: string): string =>
  number.startsWith('+') ? number : `=${significantDigits(number)}`;

/** Writes fields for `toSearchText`, one a line; line breaks inside a field are blanks. */
export const joinFields = (...fields: readonly string[]): string =>
  fields.map((field) => field.replaceAll(/[\r\n]+/g, ' ')).join('\n');

/**
 * Returns the test whether a prepared text holds what is searched for: any part of it, in any case,
 * accents and blanks, and a telephone number however it is written. An empty search finds everything.
 */
export function createMatcher(search: string): (searchText: string) => boolean {
  const { text, phones } = searchNeedles(search);
  return (searchText) =>
    searchText.includes(text) || phones.some((digits) => searchText.includes(digits));
}
