/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Digits that a spreadsheet would change: leading zeros and long numbers. */
const LOSSY_NUMBER = /^\s*(?:0\d+|\d{12,}|\d+(?:\.\d+)?e\d+)\s*$/i;

const isMisread = (text: string): boolean => FORMULA.test(text) || LOSSY_NUMBER.test(text);

/** Prefixes an apostrophe if a spreadsheet would not read the cell as text. */
export const escapeForSpreadsheet = (text: string): string => (isMisread(text) ? `'${text}` : text);

export const unescapeFromSpreadsheet = (text: string): string =>
  text.startsWith("'") && isMisread(text.slice(1)) ? text.slice(1) : text;
