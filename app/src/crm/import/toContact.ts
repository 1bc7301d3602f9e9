import { splitName } from '@platform/api';
import type { ContactInput } from '@platform/api';
import type { ImportColumn } from '@platform/ui';
import type { CsvRecord } from './parseCsv.ts';

/** What a row would become. */
export interface ImportContact {
  name: string;
  email: string;
  input: ContactInput;
}

/** An apostrophe that our export, or another, put before what a spreadsheet would run. */
const escaped = /^'(?=[\s=+\-@＝＋－＠])/;

/** Reads a contact out of a row, as the columns were matched (spec 3: a name is split). */
export function toContact({ cells }: CsvRecord, columns: readonly ImportColumn[]): ImportContact {
  function value(target: ImportColumn['target']): string {
    const column = columns.find((one) => one.target === target);
    if (!column) return '';
    return (cells[column.index] ?? '').replace(escaped, '').trim();
  }
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const whole = oneLine(value('name'));
  const parts = whole
    ? splitName(whole)
    : { firstName: oneLine(value('firstName')), lastName: oneLine(value('lastName')) };
  const email = value('email');
  return {
    name: [parts.firstName, parts.lastName].filter(Boolean).join(' '),
    email,
    input: {
      ...parts,
      email,
      phone: oneLine(value('phone')),
      notes: value('notes'),
      tags: value('tags')
        .split(/[,;|\n]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    },
  };
}
