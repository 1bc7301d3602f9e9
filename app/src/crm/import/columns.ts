import type { ImportColumn, ImportTarget } from '@platform/ui';
import { targetOf } from './columnNames.ts';
import { isEmail } from './isEmail.ts';
import type { CsvRecord } from './parseCsv.ts';
import { shorten } from './shorten.ts';

/** How many rows are looked at for samples and guesses. */
const lookedAt = 200;

/** Whether the first row names the columns: a row with an email address is a contact already. */
export const looksLikeHeader = (records: readonly CsvRecord[]): boolean =>
  !records[0]?.cells.some((cell) => isEmail(cell.trim()));

/** The rows that hold contacts. */
export const contactRecords = (
  records: readonly CsvRecord[],
  hasHeader: boolean,
): readonly CsvRecord[] => (hasHeader ? records.slice(1) : records);

/**
 * The columns of a file with a sample and a guess of what they hold: by their names, else, for the
 * email, by what stands in them. Nothing is guessed twice.
 */
export function describeColumns(records: readonly CsvRecord[], hasHeader: boolean): ImportColumn[] {
  const rows = contactRecords(records, hasHeader).slice(0, lookedAt);
  const headers = hasHeader ? (records[0]?.cells ?? []) : [];
  const count = hasHeader ? headers.length : Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: count }, (_, index): ImportColumn => {
    const values = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    return {
      index,
      header: shorten(headers[index]?.trim() ?? ''),
      sample: shorten(values[0] ?? ''),
      target: '',
    };
  });
  const targets = guessTargets(columns, rows);
  return columns.map((column, place) => ({ ...column, target: targets[place] ?? '' }));
}

function guessTargets(
  columns: readonly ImportColumn[],
  rows: readonly CsvRecord[],
): ImportTarget[] {
  const guesses = columns.map(({ header }) => targetOf(header));
  const taken = new Set<ImportTarget>();
  const targets = guesses.map((guess): ImportTarget => {
    if (guess === 'plainName' || guess === '' || taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
  function give(place: number, target: ImportTarget): void {
    if (place === -1 || taken.has(target)) return;
    targets[place] = target;
    taken.add(target);
  }
  const rest: ImportTarget = taken.has('firstName')
    ? 'lastName'
    : taken.has('lastName')
      ? 'firstName'
      : 'name';
  give(guesses.indexOf('plainName'), rest);
  if (!taken.has('email')) give(emailPlace(columns, targets, rows), 'email');
  return targets;
}

/** The first free column that holds mostly addresses; -1 where none does. */
function emailPlace(
  columns: readonly ImportColumn[],
  targets: readonly ImportTarget[],
  rows: readonly CsvRecord[],
): number {
  return columns.findIndex(({ index }) => {
    const values = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    const addresses = values.filter(isEmail).length;
    return targets[index] === '' && addresses > 0 && addresses >= values.length * 0.6;
  });
}

/** The columns with one target changed; what had it before is not imported any more. */
export function withTarget(
  columns: readonly ImportColumn[],
  index: number,
  target: ImportTarget,
): ImportColumn[] {
  return columns.map((column) => {
    if (column.index === index) return { ...column, target };
    return target !== '' && column.target === target ? { ...column, target: '' } : column;
  });
}
