import { describe, expect, test } from 'vitest';
import { describeColumns, withTarget } from './columns.ts';
import { findHeaderRow } from './headerRow.ts';
import type { CsvRecord } from './parseCsv.ts';

const records = (...rows: string[][]): CsvRecord[] =>
  rows.map((cells, position) => ({ number: position + 1, cells, isBroken: false }));

const targetsOf = (...headers: string[]) =>
  describeColumns(
    records(
      headers,
      headers.map(() => 'x'),
    ),
    1,
  ).map(({ target }) => target);

describe('names of columns', () => {
  test.each([
    [
      ['Full name', 'E-mail', 'Mobile', 'Remarks', 'Loyalty ID'],
      ['name', 'email', 'phone', 'notes', ''],
    ],
    [
      ['First Name', 'Last Name', 'Email', 'Phone', 'Notes', 'Tags'],
      ['firstName', 'lastName', 'email', 'phone', 'notes', 'tags'],
    ],
    [
      ['Фамилия', 'Имя', 'Эл. адрес', 'Моб. телефон'],
      ['lastName', 'firstName', 'email', 'phone'],
    ],
    [
      ['Full name', 'Mail ID', 'Mobile No.'],
      ['name', 'email', 'phone'],
    ],
    [
      ['first_name', 'LAST-NAME', 'email_address'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['Contact', 'Company', 'Phone', 'Email', 'Created'],
      ['name', 'company', 'phone', 'email', ''],
    ],
    [
      ['Name', 'Vorname', 'E-Mail-Adresse', 'Telefon'],
      ['lastName', 'firstName', 'email', 'phone'],
    ],
    [
      ['Nom', 'Prénom', 'Courriel', 'Téléphone'],
      ['lastName', 'firstName', 'email', 'phone'],
    ],
    [
      ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono'],
      ['firstName', 'lastName', 'email', 'phone'],
    ],
    [
      ['Nome', 'Cognome', 'E-mail', 'Cellulare'],
      ['firstName', 'lastName', 'email', 'phone'],
    ],
    [
      ['Имя', 'Фамилия', 'Эл. почта', 'Телефон'],
      ['firstName', 'lastName', 'email', 'phone'],
    ],
    [
      ['नाम', 'ईमेल', 'फ़ोन'],
      ['name', 'email', 'phone'],
    ],
    [
      ['పేరు', 'ఇమెయిల్', 'ఫోన్'],
      ['name', 'email', 'phone'],
    ],
    [
      ['Email', 'E-mail 1 - Value', 'Name'],
      ['email', '', 'name'],
    ],
    [
      ['constructor', '__proto__', ''],
      ['', '', ''],
    ],
  ])('%j', (headers, targets) => expect(targetsOf(...headers)).toEqual(targets));
});

test('recognises an email column without a name by its values', () => {
  const rows = records(['Who', 'Where'], ['A', 'a@b.example'], ['B', 'b@b.example'], ['C', '?']);
  expect(describeColumns(rows, 1).map(({ target }) => target)).toEqual(['', 'email']);
});

test('a file without column names has numbered columns and keeps its first row', () => {
  const rows = records(['Ada', 'ada@x.example'], ['Bo', 'bo@x.example']);
  expect(findHeaderRow(rows)).toBeNull();
  expect(describeColumns(rows, null)).toEqual([
    { index: 0, header: '', sample: 'Ada', target: '', isUnsaved: false },
    { index: 1, header: '', sample: 'ada@x.example', target: 'email', isUnsaved: false },
  ]);
});

test('the sample is the first non-empty value', () => {
  expect(describeColumns(records(['a'], [' '], ['x ']), 1)[0]?.sample).toBe('x');
});

test('a target belongs to one column', () => {
  const columns = describeColumns(records(['Email', 'Mail'], ['a', 'b']), 1);
  const changed = withTarget(columns, 1, 'email');
  expect(changed.map(({ target }) => target)).toEqual(['', 'email']);
  expect(withTarget(changed, 1, '').map(({ target }) => target)).toEqual(['', '']);
});
