import { phoneFault, phoneParts } from '@platform/i18n/text';
import { splitValues } from './splitValues.ts';

/** A number rounded by a spreadsheet, such as `4.42E+11`; its digits are lost. */
const ROUNDED = /^[+-]?\d+(?:[.,]\d+)?\s*e\s*\+?\d+$/i;

/** A number that a program kept as a fraction or a formula: `442079460018.0`, `=+442079460018`. */
const CALCULATED = /^=?(\+?\d{7,})(?:[.,]0)?$/;

/** Internal numbers have at least three digits. */
const THREE_DIGITS = /(?:\p{Nd}\P{Nd}*){3}/u;

export const isPhone = (text: string): boolean =>
  !isRounded(text) && THREE_DIGITS.test(text) && phoneFault(text) === null;

export const isRounded = (text: string): boolean => ROUNDED.test(text);

export function readPhones(cell: string): string[] {
  const values = splitValues(cell);
  // The comma of 4,42E+11 separates nothing.
  const parts = values.some(isRounded)
    ? values.flatMap((value) => (isRounded(value) ? [value] : phoneParts(value)))
    : phoneParts(cell.replace(CALCULATED, '$1'));
  return parts.map((part) => part.replace(/^tel:\s*/i, ''));
}
