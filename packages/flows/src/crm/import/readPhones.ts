import { splitValues } from './splitValues.ts';

/** A number that a spreadsheet has rounded: `4.42E+11`. Its digits are lost. */
const ROUNDED = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i;

const EXTENSION = /[\s,;]*(?:ext\.?|extension|x|#|durchwahl|dw|poste|int\.?)\s*\p{Nd}{1,8}$/iu;
const NUMBER = /^[+(]*\p{Nd}[\p{Nd}\s()+./\-\u2010-\u2015·]*$/u;
/** Letters that stand for digits: 1-800-FLOWERS. */
const VANITY = /^[+(]?\d[\d\s()-]{2,}[A-Z][A-Z\d-]{2,}$/;

/** Digits of a number with its country code and prefixes; fewer or more are something else. */
const DIGITS = { fewest: 3, most: 17 };

/** True for a text that can be dialled. */
export function isPhone(text: string): boolean {
  if (VANITY.test(text)) return true;
  const number = text.replace(EXTENSION, '').trim();
  const digits = number.replaceAll(/\P{Nd}/gu, '').length;
  return NUMBER.test(number) && digits >= DIGITS.fewest && digits <= DIGITS.most;
}

/** True for a number in scientific notation. */
export const isRounded = (text: string): boolean => ROUNDED.test(text);

/** Reads the phone numbers of a cell, each as it is written there. */
export const readPhones = (cell: string): string[] => splitValues(cell).flatMap(splitPart);

function splitPart(part: string): string[] {
  const phone = part.replace(/^tel:\s*/i, '').replaceAll(/\s+/g, ' ');
  if (isPhone(phone) || isRounded(phone)) return [phone];
  const parts = phone.split(/,| \/ | or /).map((one) => one.trim());
  return parts.every(isPhone) ? parts : [phone];
}
