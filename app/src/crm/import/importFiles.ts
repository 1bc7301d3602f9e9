import type { CsvSheet } from '../export/csvText.ts';
import type { Outcome } from './importRun.ts';
import type { CsvRecord } from './parseCsv.ts';

/** A row of the file and what became of it, in words. */
export interface FiledRow {
  record: CsvRecord;
  result: string;
  detail: string;
}

/** The heads of a file as it came, before or after those of a report. */
interface Heads {
  /** The file's own column names; '' where it has none. */
  columns: readonly string[];
  row: string;
  result: string;
  detail: string;
}

/**
 * Rows as they came, each with its number and what became of it. The columns of the file stay
 * first and as they are, so that the rows can be mended and imported again.
 */
export function filedRows(heads: Heads, rows: readonly FiledRow[]): CsvSheet {
  const width = Math.max(heads.columns.length, ...widths(rows));
  const pad = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, place) => cells[place] ?? '');
  return {
    fields: [...pad(heads.columns), heads.row, heads.result, heads.detail],
    rows: rows.map(({ record, result, detail }) => [
      ...pad(record.cells),
      String(record.number),
      result,
      detail,
    ]),
  };
}

/** At most a hundred widths, however many rows: an argument list has a limit. */
const widths = (rows: readonly FiledRow[]): Set<number> =>
  new Set(rows.map(({ record }) => record.cells.length));

/** The rows that are not known to have got in, in the order of the file. */
export function missingRows(
  records: readonly CsvRecord[],
  outcomes: ReadonlyMap<number, Outcome>,
): { record: CsvRecord; outcome: Outcome }[] {
  return records
    .map((record) => ({ record, outcome: outcomes.get(record.number) ?? notSent }))
    .filter(({ outcome }) => outcome.result !== 'created');
}

const notSent: Outcome = { result: 'notSent', message: '' };
