import { isEmail, trimText } from '@platform/i18n/text';
import { targetOf } from './columnNames.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';
import type { Column, ColumnTarget } from './types.ts';

/** How many rows samples and guesses are taken from. */
const sampledRows = 200;

/** Whether the first row names the columns: a row with an email address is a contact. */
export const looksLikeHeader = (records: readonly CsvRecord[]): boolean =>
  !records[0]?.cells.some((cell) => isEmail(cell));

/** Returns the rows that hold contacts: all, or all but the first. */
export const contactRecords = (
  records: readonly CsvRecord[],
  hasHeader: boolean,
): readonly CsvRecord[] => (hasHeader ? records.slice(1) : records);

/**
 * Describes the columns of a file with a sample and a guess of what they hold: by their names, and
 * the email by its values where no name tells. No target is guessed twice.
 */
export function describeColumns(records: readonly CsvRecord[], hasHeader: boolean): Column[] {
  const rows = contactRecords(records, hasHeader).slice(0, sampledRows);
  const headers = hasHeader ? (records[0]?.cells ?? []) : [];
  const count = hasHeader ? headers.length : Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: count }, (_, index): Column => {
    const values = rows.map(({ cells }) => trimText(cells[index] ?? '')).filter(Boolean);
    return {
      index,
      header: shorten(trimText(headers[index] ?? '')),
      sample: shorten(values[0] ?? ''),
      target: '',
    };
  });
  const targets = guessTargets(columns, rows);
  return columns.map((column, place) => ({ ...column, target: targets[place] ?? '' }));
}

function guessTargets(columns: readonly Column[], rows: readonly CsvRecord[]): ColumnTarget[] {
  const guesses = columns.map(({ header }) => targetOf(header));
  const taken = new Set<ColumnTarget>();
  const targets = guesses.map((guess): ColumnTarget => {
    if (guess === 'partName' || guess === '' || taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
  function give(place: number, target: ColumnTarget): void {
    if (place === -1 || taken.has(target)) return;
    targets[place] = target;
    taken.add(target);
  }
  const rest: ColumnTarget = taken.has('firstName')
    ? 'lastName'
    : taken.has('lastName')
      ? 'firstName'
      : 'name';
  give(guesses.indexOf('partName'), rest);
  if (!taken.has('email')) give(emailPlace(columns, targets, rows), 'email');
  return targets;
}

/** Finds the first free column that holds mostly addresses; -1 where none does. */
function emailPlace(
  columns: readonly Column[],
  targets: readonly ColumnTarget[],
  rows: readonly CsvRecord[],
): number {
  return columns.findIndex(({ index }) => {
    const values = rows.map(({ cells }) => trimText(cells[index] ?? '')).filter(Boolean);
    const addresses = values.filter(isEmail).length;
    return targets[index] === '' && addresses > 0 && addresses >= values.length * 0.6;
  });
}

/** Changes the target of one column; the column that had that target is no longer imported. */
export function withTarget(
  columns: readonly Column[],
  index: number,
  target: ColumnTarget,
): Column[] {
  return columns.map((column) => {
    if (column.index === index) return { ...column, target };
    return target !== '' && column.target === target ? { ...column, target: '' } : column;
  });
}
