import { phoneFault, readPhone } from '@platform/i18n/text';
import { splitValues } from './splitValues.ts';

/** A number that a spreadsheet has rounded: `4.42E+11`. Its digits are lost. */
const ROUNDED = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i;

/** The fewest digits of an internal number; fewer are something else. */
const THREE_DIGITS = /(?:\p{Nd}\P{Nd}*){3}/u;

/** True for a text that the form of a contact keeps as a phone number too. */
export const isPhone = (text: string): boolean =>
  !isRounded(text) && THREE_DIGITS.test(text) && phoneFault(text) === null;

/** True for a number in scientific notation. */
export const isRounded = (text: string): boolean => ROUNDED.test(text);

/** Reads the phone numbers of a cell, each as it is written there. */
export const readPhones = (cell: string): string[] => splitValues(cell).flatMap(splitPart);

function splitPart(part: string): string[] {
  const phone = part.replace(/^tel:\s*/i, '').replaceAll(/\s+/g, ' ');
  const parts = phone.split(/,| \/ | or /).map((one) => one.trim());
  // An area code before a slash and an extension after a comma are no numbers of their own.
  return parts.every((one) => readPhone(one) !== null) ? parts : [phone];
}
