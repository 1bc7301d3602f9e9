import { phoneFault, readPhone } from '@platform/i18n/text';
import { splitValues } from './splitValues.ts';

/** A number rounded by a spreadsheet, such as `4.42E+11`; its digits are lost. */
const ROUNDED = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Internal numbers have at least three digits. */
const THREE_DIGITS = /(?:\p{Nd}\P{Nd}*){3}/u;

/** True for a text that the contact form would also accept as a phone number. */
export const isPhone = (text: string): boolean =>
  !isRounded(text) && THREE_DIGITS.test(text) && phoneFault(text) === null;

/** True for a number in scientific notation. */
export const isRounded = (text: string): boolean => ROUNDED.test(text);

/** Reads the phone numbers of a cell as written. */
export const readPhones = (cell: string): string[] => splitValues(cell).flatMap(splitPart);

function splitPart(part: string): string[] {
  const phone = part.replace(/^tel:\s*/i, '').replaceAll(/\s+/g, ' ');
  const parts = phone.split(/,| \/ | or /).map((one) => one.trim());
  // An area code before a slash or an extension after a comma is not a number of its own.
  return parts.every((one) => readPhone(one) !== null) ? parts : [phone];
}
