import { escapeForSpreadsheet } from '@platform/i18n/text';
import type { DataTableColumn } from '../types.ts';

/** Characters that would end a cell, or that start a quoted one. */
const NEEDS_QUOTES = /[\t\n\r"]/;

const quote = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Numbers stay numbers; a text that a spreadsheet would run or change gets an apostrophe. */
function cellText(value: string | number | null | undefined): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return quote(escapeForSpreadsheet(value ?? ''));
}

/**
 * Returns rows as tab-separated text for spreadsheets: a cell with tabs, line breaks or quotes is
 * quoted. Texts that begin like a formula are guarded as in a CSV export (OWASP's advice).
 */
export function rowsAsTsv<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
): string {
  const values = columns.flatMap(({ copyValue, sortValue }) => copyValue ?? sortValue ?? []);
  return rows.map((row) => values.map((value) => cellText(value(row))).join('\t')).join('\r\n');
}
