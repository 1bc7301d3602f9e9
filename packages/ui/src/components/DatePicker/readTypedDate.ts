import { parseDate } from '@internationalized/date';
import { removeInvisible, toAsciiDigits, trimText } from '@platform/i18n/text';
import { dateOf, formatterOf } from '../Calendar/dayFormat.ts';
import { FIRST_YEAR, isDay, LAST_YEAR, lastOfMonth } from '../Calendar/days.ts';

export type DatePart = 'day' | 'month' | 'year';

export type DateFault =
  | { code: 'format' | 'range' | 'year' }
  /** `day` has the year that was probably meant. */
  | { code: 'shortYear'; day: string }
  | { code: 'month'; month: string }
  /** `last` is the last day of the month. */
  | { code: 'day'; last: string };

export type TypedDate =
  | { kind: 'empty' }
  | { kind: 'day'; day: string }
  | { kind: 'range'; from: TypedDate; to: TypedDate }
  | { kind: 'fault'; fault: DateFault };

const faultOf = (fault: DateFault): TypedDate => ({ kind: 'fault', fault });

/** Order of the parts of a date in a locale. */
export function partOrder(locale: string): DatePart[] {
  return formatterOf('field', locale)
    .formatToParts(dateOf('2026-11-21'))
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/** Format of a locale in words: DD/MM/YYYY. */
export function datePattern(locale: string, words: Readonly<Record<DatePart, string>>): string {
  return formatterOf('field', locale)
    .formatToParts(dateOf('2026-11-21'))
    .map(({ type, value }) => (type in words ? words[type as DatePart] : removeInvisible(value)))
    .join('');
}

/**
 * Reads a date in the order of a locale, or with the year first as ISO 8601. Takes any separator,
 * the digits of every script, and eight digits without a separator. Two dates are a range.
 */
export function readTypedDate(typed: string, order: readonly DatePart[]): TypedDate {
  const text = toAsciiDigits(trimText(removeInvisible(typed).normalize('NFKC')));
  if (text === '') return { kind: 'empty' };
  const groups = [...text.matchAll(/\d+/g)];
  const isCompact = groups.every(([digits]) => digits.length === 8);
  const perDate = isCompact ? 1 : 3;
  const [first, last, next] = [groups[0], groups[perDate - 1], groups[perDate]];
  if (groups.length === perDate * 2 && first && last && next) {
    const from = readTypedDate(text.slice(first.index, last.index + last[0].length), order);
    return { kind: 'range', from, to: readTypedDate(text.slice(next.index), order) };
  }
  // Rejects words, signs and times around the numbers.
  const isPlain = /^\d[\d\p{P}\p{S}\s]*$/u.test(text) && /[\d.]$/.test(text);
  if (groups.length !== perDate || !isPlain) return faultOf({ code: 'format' });
  const numbers = groups.map(([digits]) => digits);
  return isCompact ? readCompact(numbers[0] ?? '', order) : readParts(numbers, order);
}

function readCompact(digits: string, order: readonly DatePart[]): TypedDate {
  let start = 0;
  const numbers = order.map((part) => {
    const end = start + (part === 'year' ? 4 : 2);
    const number = digits.slice(start, end);
    start = end;
    return number;
  });
  return readParts(numbers, order);
}

function readParts(numbers: readonly string[], order: readonly DatePart[]): TypedDate {
  const isYearFirst = (numbers[0]?.length ?? 0) >= 3;
  const names = isYearFirst ? ['year', 'month', 'day'] : order;
  const part = (name: DatePart) => numbers[names.indexOf(name)] ?? '';
  const [day, month, year] = [part('day'), part('month'), part('year')];
  if (day.length > 2 || month.length > 2 || year.length === 1) return faultOf({ code: 'format' });
  if (Number(month) < 1 || Number(month) > 12) return faultOf({ code: 'month', month });
  if (year.length === 2) {
    const full = toDay(`20${year}`, month, day);
    return faultOf(isDay(full) ? { code: 'shortYear', day: full } : { code: 'format' });
  }
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return faultOf({ code: 'year' });
  const text = toDay(year, month, day);
  if (isDay(text)) return { kind: 'day', day: parseDate(text).toString() };
  return faultOf({ code: 'day', last: lastOfMonth(`${year}-${month.padStart(2, '0')}`) });
}

const toDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
