import type { CsvSheet } from '../../export/csvText.ts';
import type { ImportRows } from './contactImportTypes.ts';
import type { CsvRecord } from './parseCsv.ts';
import { toContact } from './toContact.ts';
import type { Column, RowNotice, RowProblem, RowResult } from './types.ts';

export interface ImportSheetTexts {
  row: string;
  result: string;
  detail: string;
  results: Readonly<Record<RowResult | 'leftOut', string>>;
  /** Detail of a row that was refused without a message. */
  refused: string;
  problem: (problem: RowProblem) => string;
  notice: (notice: RowNotice) => string;
}

interface ReportRow {
  record: CsvRecord;
  result: string;
  detail: string;
}

export const skippedRowsSheet = (rows: ImportRows, words: ImportSheetTexts): CsvSheet =>
  sheetOf(rows.columns, leftOutRows(rows, words), words);

export function reportSheet(rows: ImportRows, words: ImportSheetTexts): CsvSheet {
  const sent = rows.checked.ready.map((record): ReportRow => {
    const { result = 'notSent', message = '' } = rows.outcomes?.get(record.number) ?? {};
    const failure = message || (result === 'refused' ? words.refused : '');
    const notices = toContact(record, rows.columns).notices.map(words.notice);
    const detail = [failure, ...notices].filter(Boolean).join('. ');
    return { record, result: words.results[result], detail };
  });
  const all = [...sent, ...leftOutRows(rows, words)];
  return sheetOf(
    rows.columns,
    all.toSorted((one, other) => one.record.number - other.record.number),
    words,
  );
}

const leftOutRows = ({ checked }: ImportRows, words: ImportSheetTexts): ReportRow[] =>
  checked.leftOut.map(({ record, problem }) => ({
    record,
    result: words.results.leftOut,
    detail: words.problem(problem),
  }));

/** The file's columns come first and unchanged, so that corrected rows can be imported again. */
function sheetOf(
  columns: readonly Column[],
  rows: readonly ReportRow[],
  words: ImportSheetTexts,
): CsvSheet {
  const headers = columns.map(({ header }) => header);
  const width = Math.max(headers.length, ...widthsOf(rows));
  const pad = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return {
    fields: [...pad(headers), words.row, words.result, words.detail],
    rows: rows.map(({ record, result, detail }) => [
      ...pad(record.cells),
      String(record.number),
      result,
      detail,
    ]),
  };
}

const widthsOf = (rows: readonly ReportRow[]): Set<number> =>
  new Set(rows.map(({ record }) => record.cells.length));
