import type { ImportColumn, ImportPreview, ImportPreviewRow, ImportProblem } from '@platform/ui';
import { isEmail } from './isEmail.ts';
import { shownRows } from './limits.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';
import { toContact } from './toContact.ts';
import { yieldToPage } from './yieldToPage.ts';

/** What is known of contacts and of an earlier import of the same file. */
export interface KnownRows {
  /** Addresses of the tenant's contacts, in lower case. */
  emails: ReadonlySet<string>;
  /** Numbers of rows that an import of this file brought in. */
  created: ReadonlySet<number>;
  /** Numbers of rows that were sent without an answer. */
  sent: ReadonlySet<number>;
}

/** What a check found: the rows that may be sent, those that stay, and what of it is shown. */
export interface Checked {
  ready: readonly CsvRecord[];
  leftOut: readonly { record: CsvRecord; problem: ImportProblem }[];
  preview: ImportPreview;
}

/** Milliseconds after which the page goes on before the next rows. */
const sliceMs = 20;

/**
 * Checks every row by the rules of the form (spec 5) and leaves out what is a contact already, what
 * went in before and what the file holds twice.
 *
 * @returns null where the check was overtaken
 */
export async function checkRows(
  records: readonly CsvRecord[],
  columns: readonly ImportColumn[],
  known: KnownRows,
  isOvertaken: () => boolean,
): Promise<Checked | null> {
  const ready: CsvRecord[] = [];
  const leftOut: { record: CsvRecord; problem: ImportProblem }[] = [];
  const rows: ImportPreviewRow[] = [];
  const problems: ImportPreviewRow[] = [];
  const judge = createJudge(columns, known);
  let since = performance.now();
  for (const record of records) {
    const row = judge(record);
    if (rows.length < shownRows) rows.push(row);
    if (row.problem) {
      leftOut.push({ record, problem: row.problem });
      if (problems.length < shownRows) problems.push(row);
    } else {
      ready.push(record);
    }
    if (performance.now() - since > sliceMs) {
      // oxlint-disable-next-line no-await-in-loop -- the page goes on between the slices
      await yieldToPage();
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
  };
  return { ready, leftOut, preview };
}

/** Judges one row after another, in their order: it remembers the addresses it has met. */
function createJudge(columns: readonly ImportColumn[], known: KnownRows) {
  const met = new Map<string, number>();

  function fault(record: CsvRecord, name: string, email: string): ImportProblem | null {
    if (record.isBroken) return { kind: 'quotes' };
    if (record.cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      return { kind: 'extraCells' };
    }
    if (email === '') return { kind: 'emailRequired' };
    if (!isEmail(email)) return { kind: 'emailInvalid' };
    return name === '' ? { kind: 'nameMissing' } : null;
  }

  function repetition(number: number, email: string): ImportProblem | null {
    if (known.emails.has(email)) return { kind: 'alreadyContact' };
    if (known.created.has(number)) return { kind: 'importedBefore' };
    if (known.sent.has(number)) return { kind: 'sentBefore' };
    const earlier = met.get(email);
    return earlier === undefined ? null : { kind: 'sameAsRow', row: earlier };
  }

  return (record: CsvRecord): ImportPreviewRow => {
    const { number } = record;
    const { name, email } = toContact(record, columns);
    const shown = { number, name: shorten(name), email: shorten(email) };
    const broken = fault(record, name, email);
    if (broken) return { ...shown, problem: broken };
    const key = email.toLowerCase();
    const problem = repetition(number, key);
    if (!met.has(key)) met.set(key, number);
    return { ...shown, problem };
  };
}
