import Papa from 'papaparse';
import { escapeForSpreadsheet } from '@platform/i18n/text';

export interface CsvSheet {
  fields: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Quoted, since some readers interpret a leading apostrophe of a bare cell. */
const startsWithApostrophe = (cell: unknown) => typeof cell === 'string' && cell.startsWith("'");

/**
 * RFC 4180. Cells that a spreadsheet would run or change get an apostrophe (OWASP's advice). The
 * byte-order mark makes spreadsheets read UTF-8.
 */
export function csvText({ fields, rows }: CsvSheet): string {
  const table = {
    fields: fields.map(escapeForSpreadsheet),
    data: rows.map((cells) => cells.map(escapeForSpreadsheet)),
  };
  return `\ufeff${Papa.unparse(table, { quotes: startsWithApostrophe, newline: '\r\n' })}\r\n`;
}
