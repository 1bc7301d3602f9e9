/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Digits that a spreadsheet would change: it drops leading zeros and rounds long numbers. */
const LOSSY_NUMBER = /^\s*(?:0\d+|\d{12,}|\d+(?:\.\d+)?e\d+)\s*$/i;

/** True when a spreadsheet would run a cell, or read another value than was written. */
const isMisread = (text: string): boolean => FORMULA.test(text) || LOSSY_NUMBER.test(text);

/** Puts an apostrophe before a cell that a spreadsheet would not read as the text it is. */
export const withTextMark = (text: string): string => (isMisread(text) ? `'${text}` : text);

/** Takes the apostrophe of `withTextMark` off. */
export const withoutTextMark = (text: string): string =>
  text.startsWith("'") && isMisread(text.slice(1)) ? text.slice(1) : text;
