import { isEmail } from '@platform/i18n/text';
import { cellText } from './cellText.ts';
import { countKnownNames } from './columnNames.ts';
import { maxHeaderChoices } from './limits.ts';
import type { CsvRecord } from './parseCsv.ts';
import type { HeaderChoice } from './types.ts';
import { shorten } from './shorten.ts';

/**
 * Finds the row that names the columns among the first rows, below titles and notes: the one with
 * the most known names, else the first that is as wide as a table.
 *
 * @returns its number; null where the file has contacts only
 */
export function findHeaderRow(records: readonly CsvRecord[]): number | null {
  const rows = records.slice(0, maxHeaderChoices).map(({ number, cells }) => {
    const values = cells.map(cellText).filter(Boolean);
    return {
      number,
      width: values.length,
      known: countKnownNames(values),
      // A row with an address is a contact.
      isContact: values.some((value) => isEmail(value.replace(/^.*<(.*)>$/, '$1'))),
    };
  });
  const named = rows
    .filter(({ known, isContact }) => known > 0 && !isContact)
    .toSorted((one, other) => other.known - one.known || other.width - one.width)[0];
  if (named) return named.number;
  const widest = Math.max(0, ...rows.map(({ width }) => width));
  const first = rows.find(({ width }) => width > widest / 2);
  return first && !first.isContact ? first.number : null;
}

/** Describes the first rows, of which one may name the columns. */
export const headerChoices = (records: readonly CsvRecord[]): HeaderChoice[] =>
  // The last row names no columns: no contact would be left.
  records.slice(0, Math.min(maxHeaderChoices, records.length - 1)).map(({ number, cells }) => {
    const values = cells.map(cellText).filter(Boolean);
    return { number, text: shorten(values.slice(0, 4).join(', ')) };
  });

/** Returns the rows that hold contacts: all, or those below the row of column names. */
export const contactRecords = (
  records: readonly CsvRecord[],
  headerRow: number | null,
): readonly CsvRecord[] =>
  headerRow === null ? records : records.filter(({ number }) => number > headerRow);
