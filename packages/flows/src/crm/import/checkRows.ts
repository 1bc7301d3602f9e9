import { emailKey, isEmail } from '@platform/i18n/text';
import { cellText } from './cellText.ts';
import { shownRows } from './limits.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';
import { toContact } from './toContact.ts';
import type { Column, Preview, PreviewRow, RowProblem } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

export interface KnownRows {
  emails: ReadonlySet<string>;
  /** Numbers of rows that an earlier import of this file created. */
  created: ReadonlySet<number>;
  /** Numbers of rows that were sent without a response. */
  sent: ReadonlySet<number>;
}

export interface CheckedRows {
  ready: readonly CsvRecord[];
  leftOut: readonly { record: CsvRecord; problem: RowProblem }[];
  /** Numbers of ready rows with a value that is not imported. */
  partial: ReadonlySet<number>;
  preview: Preview;
}

/** Work time before the check yields, in ms. */
const sliceMs = 20;

/** Null if overtaken by a later check, which `isOvertaken` reports. */
export async function checkRows(
  records: readonly CsvRecord[],
  columns: readonly Column[],
  known: KnownRows,
  isOvertaken: () => boolean,
): Promise<CheckedRows | null> {
  const ready: CsvRecord[] = [];
  const leftOut: { record: CsvRecord; problem: RowProblem }[] = [];
  const rows: PreviewRow[] = [];
  const problems: PreviewRow[] = [];
  const checkRow = createRowCheck(columns, known);
  const partial = new Set<number>();
  let since = performance.now();
  for (const record of records) {
    const row = checkRow(record);
    if (rows.length < shownRows) rows.push(row);
    if (row.problem) {
      leftOut.push({ record, problem: row.problem });
    } else {
      ready.push(record);
      if (row.notices.length > 0) partial.add(row.number);
    }
    if (needsAttention(row) && problems.length < shownRows) problems.push(row);
    if (performance.now() - since > sliceMs) {
      // oxlint-disable-next-line no-await-in-loop -- it yields between the slices
      await yieldToMain();
      since = performance.now();
    }
    if (isOvertaken()) return null;
  }
  const preview = {
    rows,
    problems,
    total: records.length,
    ready: ready.length,
    leftOut: leftOut.length,
    partial: partial.size,
  };
  return { ready, leftOut, partial, preview };
}

const needsAttention = ({ problem, notices }: PreviewRow): boolean =>
  problem !== null || notices.length > 0;

/** Creates the row check. Call it in file order: it remembers emails. */
function createRowCheck(columns: readonly Column[], known: KnownRows) {
  const firstRows = new Map<string, number>();

  function defect(record: CsvRecord, name: string, email: string): RowProblem | null {
    if (record.isBroken) return { kind: 'quotes' };
    if (record.cells.slice(columns.length).some((cell) => cellText(cell) !== '')) {
      return { kind: 'extraCells' };
    }
    if (email === '') return { kind: 'emailRequired' };
    if (!isEmail(email)) return { kind: 'emailInvalid' };
    return name === '' ? { kind: 'nameMissing' } : null;
  }

  function repetition(number: number, email: string): RowProblem | null {
    if (known.emails.has(email)) return { kind: 'alreadyContact' };
    if (known.created.has(number)) return { kind: 'importedBefore' };
    if (known.sent.has(number)) return { kind: 'sentBefore' };
    const earlier = firstRows.get(email);
    return earlier === undefined ? null : { kind: 'sameAsRow', row: earlier };
  }

  return (record: CsvRecord): PreviewRow => {
    const { number } = record;
    const { name, email, notices } = toContact(record, columns);
    const shown = { number, name: shorten(name), email: shorten(email), notices };
    const broken = defect(record, name, email);
    if (broken) return { ...shown, problem: broken };
    const key = emailKey(email);
    const problem = repetition(number, key);
    if (!firstRows.has(key)) firstRows.set(key, number);
    return { ...shown, problem };
  };
}
