import type { CheckedRows } from './checkRows.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';
import { toContact } from './toContact.ts';
import type { Column, ReportRow, ReportStep, RowOutcome, RowProblem } from './types.ts';

type Outcomes = ReadonlyMap<number, RowOutcome>;

const notSent: RowOutcome = { result: 'notSent', message: '' };

export function reportRows(
  { ready, leftOut, partial }: CheckedRows,
  columns: readonly Column[],
  outcomes: Outcomes,
  shown: number,
): Pick<ReportStep, 'rows' | 'listed'> {
  function reportRow(record: CsvRecord, problem: RowProblem | null): ReportRow {
    const { name, email, notices } = toContact(record, columns);
    const outcome = problem
      ? { result: 'leftOut' as const, message: '' }
      : (outcomes.get(record.number) ?? notSent);
    const { number } = record;
    return { number, name: shorten(name), email: shorten(email), problem, notices, ...outcome };
  }
  const sent = ready.filter(
    ({ number }) => outcomes.get(number)?.result !== 'created' || partial.has(number),
  );
  const listed = [...sent.map((record) => ({ record, problem: null })), ...leftOut].toSorted(
    (one, other) => one.record.number - other.record.number,
  );
  const first = listed.slice(0, shown);
  return {
    listed: listed.length,
    rows: first.map(({ record, problem }) => reportRow(record, problem)),
  };
}

export const ignoredColumns = (columns: readonly Column[]): string[] =>
  columns
    .filter(({ target, sample }) => target === '' && sample !== '')
    .map(({ header }) => header);
