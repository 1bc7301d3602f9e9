import { describe, expect, it } from 'vitest';
import { filterRows, searchTexts } from './memberSearch.ts';
import type { TeamRow } from './types.ts';

function row(key: string, name: string, email: string): TeamRow {
  return {
    key,
    kind: 'member',
    id: key,
    name,
    email,
    role: 'Viewer',
    status: 'Active',
    editRefusal: null,
    removeRefusal: null,
  };
}

const rows = [
  row('1', 'Priya Nair', 'priya.nair@northwind.example'),
  row('2', 'Дмитрий Соколов', 'd.sokolov@northwind.example'),
  row('3', 'Ada', 'countess@lovelace.example'),
];

function found(search: string): string[] {
  return filterRows(rows, searchTexts(rows), search).map((entry) => entry.key);
}

describe('filterRows', () => {
  it('finds a part of a name in any case', () => {
    expect(found('yA nA')).toEqual(['1']);
    expect(found('дмитрий')).toEqual(['2']);
  });

  it('finds a part of an email', () => {
    expect(found('NORTHWIND')).toEqual(['1', '2']);
  });

  it('does not search across name and email', () => {
    expect(found('ada countess')).toEqual([]);
  });

  it('ignores white space around the text', () => {
    expect(found('  sokolov ')).toEqual(['2']);
  });

  it('keeps the very list where nothing is searched for', () => {
    expect(filterRows(rows, searchTexts(rows), '  ')).toBe(rows);
  });

  it('takes pattern characters as they are', () => {
    expect(found('.*')).toEqual([]);
  });
});
