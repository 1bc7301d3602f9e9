import { isEmail } from '@platform/i18n/text';
import { cellText } from './cellText.ts';
import { meaningOf } from './columnNames.ts';
import type { ColumnMeaning } from './columnNames.ts';
import { contactRecords } from './headerRow.ts';
import type { CsvRecord } from './parseCsv.ts';
import { readEmails } from './readEmails.ts';
import { shorten } from './shorten.ts';
import type { Column, ColumnTarget } from './types.ts';

const sampledRows = 200;

interface Found {
  column: Column;
  meaning: ColumnMeaning;
  values: readonly string[];
}

/**
 * Guesses targets by name or, for emails, by values. The fullest of several matches wins, since
 * exports have empty columns. Trailing columns without name and values are dropped.
 */
export function describeColumns(records: readonly CsvRecord[], headerRow: number | null): Column[] {
  const rows = contactRecords(records, headerRow).slice(0, sampledRows);
  const headers = records.find(({ number }) => number === headerRow)?.cells ?? [];
  const widest = headerRow === null ? Math.max(0, ...rows.map(({ cells }) => cells.length)) : 0;
  const found = Array.from({ length: Math.max(headers.length, widest) }, (_, index): Found => {
    const header = cellText(headers[index] ?? '').replaceAll(/\s+/g, ' ');
    const values = rows.map(({ cells }) => cellText(cells[index] ?? '')).filter(Boolean);
    const meaning = meaningOf(header);
    return {
      column: {
        index,
        header: shorten(header),
        sample: shorten(values[0] ?? ''),
        target: '',
        isUnsaved: meaning === 'unsaved' && values.length > 0,
      },
      meaning,
      values,
    };
  });
  const last = found.findLastIndex(({ column }) => column.header !== '' || column.sample !== '');
  const used = found.slice(0, last + 1);
  const targets = guessTargets(used);
  return used.map(({ column }) => ({ ...column, target: targets.get(column.index) ?? '' }));
}

function guessTargets(found: readonly Found[]): Map<number, ColumnTarget> {
  const targets = new Map<number, ColumnTarget>();
  const isTaken = (target: ColumnTarget) => [...targets.values()].includes(target);
  function give(one: Found | undefined, target: ColumnTarget): void {
    if (one && !isTaken(target)) targets.set(one.column.index, target);
  }
  const hasEmails = found.some(({ meaning }) => meaning === 'email');
  // A lone column of 'Name <address>' gives both.
  const isAddresses = (one: Found): boolean => !hasEmails && holdsEmails(one);
  for (const target of guessedTargets) {
    give(fullest(found.filter((one) => one.meaning === target && !isAddresses(one))), target);
  }
  const rest = isTaken('firstName') ? 'lastName' : isTaken('lastName') ? 'firstName' : 'name';
  give(
    found.find((one) => one.meaning === 'partName' && !isAddresses(one)),
    rest,
  );
  const free = found.filter(({ column }) => !targets.has(column.index));
  give(free.find(holdsEmails), 'email');
  return targets;
}

const guessedTargets = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'notes',
  'tags',
  'company',
  'consentVoice',
  'consentSms',
] as const;

const fullest = (found: readonly Found[]): Found | undefined =>
  found.toSorted((one, other) => other.values.length - one.values.length)[0];

function holdsEmails({ values }: Found): boolean {
  const emails = values.filter((value) => readEmails(value).some(({ email }) => isEmail(email)));
  return emails.length > 0 && emails.length >= values.length * 0.6;
}

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
