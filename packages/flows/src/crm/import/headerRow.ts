import { isEmail } from '@platform/i18n/text';
import { readEmails } from './readEmails.ts';
import { cellText } from './cellText.ts';
import { countKnownHeaders } from './columnNames.ts';
import { maxHeaderChoices } from './limits.ts';
import type { CsvRecord } from './parseCsv.ts';
import type { HeaderChoice } from './types.ts';
import { shorten } from './shorten.ts';

/**
 * Returns the number of the row with the most known column names, else of the first row that is
 * more than half as wide as the widest; null if that row is a contact.
 */
export function findHeaderRow(records: readonly CsvRecord[]): number | null {
  const rows = records.slice(0, maxHeaderChoices).map(({ number, cells }) => {
    const values = cells.map(cellText).filter(Boolean);
    return {
      number,
      width: values.length,
      known: countKnownHeaders(values),
      isContact: values.some((value) => readEmails(value).some(({ email }) => isEmail(email))),
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

export const headerChoices = (records: readonly CsvRecord[]): HeaderChoice[] =>
  // The last row cannot be the header: no contact would be left.
  records.slice(0, Math.min(maxHeaderChoices, records.length - 1)).map(({ number, cells }) => {
    const values = cells.map(cellText).filter(Boolean);
    return { number, text: shorten(values.slice(0, 4).join(', ')) };
  });

export const contactRecords = (
  records: readonly CsvRecord[],
  headerRow: number | null,
): readonly CsvRecord[] =>
  headerRow === null ? records : records.filter(({ number }) => number > headerRow);
