import { splitName } from '@platform/api';
import type { ContactInput } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import type { CsvRecord } from './parseCsv.ts';
import type { Column, ColumnTarget } from './types.ts';

/** What a row of the file becomes: the contact to create, and what identifies it to a person. */
export interface RowContact {
  name: string;
  email: string;
  input: ContactInput;
}

/** An apostrophe that an export put before what a spreadsheet would take for a formula. */
const escaped = /^'(?=[\s=+\-@＝＋－＠])/;

/** Reads a contact out of a row, as its columns were matched. A whole name is split at its first blank. */
export function toContact({ cells }: CsvRecord, columns: readonly Column[]): RowContact {
  function value(target: ColumnTarget): string {
    const column = columns.find((one) => one.target === target);
    if (!column) return '';
    return trimText((cells[column.index] ?? '').replace(escaped, ''));
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
        .map((tag) => trimText(tag))
        .filter(Boolean),
    },
  };
}
