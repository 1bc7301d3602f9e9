import Papa from 'papaparse';

/** A table to be written to a file: column names, and rows of as many cells. */
export interface CsvSheet {
  fields: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a spreadsheet would run, or read as something else, when it opens the file. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Writes a table as CSV (RFC 4180). A cell that begins like a formula is made text by an apostrophe,
 * as OWASP advises, and a byte-order mark tells spreadsheets that the file is UTF-8.
 */
export function csvText({ fields, rows }: CsvSheet): string {
  const table = { fields: [...fields], data: rows.map((cells) => [...cells]) };
  return `\ufeff${Papa.unparse(table, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}
