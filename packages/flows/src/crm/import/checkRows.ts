import { emailKey, isEmail } from '@platform/i18n/text';
import { cellText } from './cellText.ts';
import { shownRows } from './limits.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';
import { toContact } from './toContact.ts';
import type { Column, Preview, PreviewRow, RowProblem } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

/** What rows are compared with: contacts, and earlier imports of the same file. */
export interface KnownRows {
  /** Addresses of the tenant's contacts, in lower case. */
  emails: ReadonlySet<string>;
  /** Numbers of rows that an import of this file created. */
  created: ReadonlySet<number>;
  /** Numbers of rows that were sent without an answer. */
  sent: ReadonlySet<number>;
}

/** The rows that may be sent, those that are left out, and a preview of both. */
export interface CheckedRows {
  ready: readonly CsvRecord[];
  leftOut: readonly { record: CsvRecord; problem: RowProblem }[];
  /** Numbers of ready rows of which a value is not imported. */
  inPart: ReadonlySet<number>;
  preview: Preview;
}

/** Milliseconds of work after which the check yields. */
const sliceMs = 20;

/**
 * Checks every row by the rules of the form, and leaves out what is a contact already, what was
 * imported before and what the file holds twice.
 *
 * @param isOvertaken asked between rows: whether a later check has begun
 * @returns null where the check was overtaken
 */
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
  const inPart = new Set<number>();
  let since = performance.now();
  for (const record of records) {
    const row = checkRow(record);
    if (rows.length < shownRows) rows.push(row);
    if (row.problem) {
      leftOut.push({ record, problem: row.problem });
    } else {
      ready.push(record);
      if (row.notices.length > 0) inPart.add(row.number);
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
    inPart: inPart.size,
  };
  return { ready, leftOut, inPart, preview };
}

/** True for a row that is left out, or imported in part. */
const needsAttention = ({ problem, notices }: PreviewRow): boolean =>
  problem !== null || notices.length > 0;

/** Creates the check of a row; to be called in the order of the file, since it remembers addresses. */
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
