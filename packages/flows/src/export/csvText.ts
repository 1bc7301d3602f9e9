import Papa from 'papaparse';
import { withTextMark } from './textMark.ts';

/** A table to be written to a file: column names, and rows of as many cells. */
export interface CsvSheet {
  fields: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Quoted, since some readers take marks at the start of a bare cell for their own. */
const isMarked = (cell: unknown) => typeof cell === 'string' && cell.startsWith("'");

/**
 * Writes a table as CSV (RFC 4180). A cell that begins like a formula, or whose digits a spreadsheet
 * would change, is made text by an apostrophe, as OWASP advises, and a byte-order mark tells
 * spreadsheets that the file is UTF-8.
 */
export function csvText({ fields, rows }: CsvSheet): string {
  const table = {
    fields: fields.map(withTextMark),
    data: rows.map((cells) => cells.map(withTextMark)),
  };
  return `\ufeff${Papa.unparse(table, { quotes: isMarked, newline: '\r\n' })}\r\n`;
}
