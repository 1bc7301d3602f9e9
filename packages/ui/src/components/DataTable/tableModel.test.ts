import { useTable } from '@tanstack/react-table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { compareValues } from './compareValues.ts';
import { features, toColumnDefs } from './sorting.ts';
import { sortRows } from './sortRows.ts';
import { nextSorting, rowKeys, withRange } from './tableModel.ts';

test('texts are sorted as in the locale, with numbers by value', () => {
  expect(['Agent 10', 'élan', 'Agent 9', 'Zoe', 'eve'].sort(compareValues)).toEqual([
    'Agent 9',
    'Agent 10',
    'élan',
    'eve',
    'Zoe',
  ]);
});

test('numbers are sorted by value', () => {
  expect([10, 9, -1].sort(compareValues)).toEqual([-1, 9, 10]);
});

test('a header cycles through ascending, descending and unsorted', () => {
  const first = nextSorting(null, 'name');
  const second = nextSorting(first, 'name');
  expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
  expect(second).toEqual({ columnId: 'name', direction: 'descending' });
  expect(nextSorting(second, 'name')).toBeNull();
  expect(nextSorting(second, 'email')).toEqual({ columnId: 'email', direction: 'ascending' });
});

test('D06 rows with the same id have different keys', () => {
  const keyOf = rowKeys((row: { id: string }) => row.id);
  expect([{ id: 'a' }, { id: 'a' }, { id: 'b' }, { id: 'a' }].map(keyOf)).toEqual([
    'a',
    'a#1',
    'b',
    'a#2',
  ]);
});

test('a range selects all between two rows, in either direction', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  expect([...withRange(new Set(['e']), order, 'b', 'd')]).toEqual(['e', 'b', 'c', 'd']);
  expect([...withRange(new Set(), order, 'd', 'b')]).toEqual(['b', 'c', 'd']);
  expect([...withRange(new Set(), order, 'gone', 'b')]).toEqual(['b']);
  expect([...withRange(new Set(), order, null, 'b')]).toEqual(['b']);
});

describe('rows outside of a table', () => {
  const columns = [
    {
      id: 'name',
      header: 'Name',
      cell: () => null,
      sortValue: ({ name }: { name: string }) => name || null,
    },
    { id: 'actions', header: 'Actions', cell: () => null },
  ];
  const rows = ['b', '', 'c', 'a'].map((name) => ({ name }));

  it.each([
    [{ columnId: 'name', direction: 'ascending' } as const, ['a', 'b', 'c', '']],
    [{ columnId: 'name', direction: 'descending' } as const, ['c', 'b', 'a', '']],
    [{ columnId: 'actions', direction: 'ascending' } as const, ['b', '', 'c', 'a']],
    [null, ['b', '', 'c', 'a']],
  ])('are sorted as in a table: %j', (sorting, names) => {
    expect(sortRows(rows, columns, sorting).map(({ name }) => name)).toEqual(names);
  });

  it.each(['ascending', 'descending'] as const)('have the order of a table: %s', (direction) => {
    const column = {
      id: 'value',
      header: 'Value',
      cell: () => null,
      sortValue: ({ value }: { value: string | number | null; index: number }) => value,
    };
    const values = ['Agent 10', null, 2, 'agent 9', '', 'É', null, 'Zoe', 10, 'e'];
    const data = values.map((value, index) => ({ value, index }));
    function Probe() {
      const table = useTable({
        features,
        columns: toColumnDefs([column]),
        data,
        state: { sorting: [{ id: 'value', desc: direction === 'descending' }] },
      });
      return table
        .getRowModel()
        .rows.map(({ original }) => original.index)
        .join();
    }
    const inTable = renderToStaticMarkup(createElement(Probe));
    const sorted = sortRows(data, [column], { columnId: 'value', direction });
    expect(sorted.map(({ index }) => index).join()).toBe(inTable);
  });
});
