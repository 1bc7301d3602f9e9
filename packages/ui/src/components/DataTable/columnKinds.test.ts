import { expect, test } from 'vitest';
import { alignOf, columnShares, notedStep, widthKey } from './columnKinds.ts';
import type { CollapseStep, ColumnKind, DataTableColumn } from './types.ts';

interface Row {
  value: string | number | null;
}

const column = (kind: ColumnKind, more: Partial<DataTableColumn<Row>> = {}) => ({
  id: kind,
  header: kind,
  kind,
  cell: () => null,
  sortValue: ({ value }: Row) => value,
  ...more,
});

const sharesOf = (...columns: readonly DataTableColumn<Row>[]) =>
  columnShares(columns).map((share) => Object.values(share as Record<string, string | undefined>));

test('texts share the width of the table by weight, other columns are as wide as their content', () => {
  expect(
    sharesOf(column('text', { weight: 3 }), column('date'), column('text'), column('actions')),
  ).toEqual([
    ['75%', '75%', '75%', '75%'],
    [undefined, undefined, undefined, undefined],
    ['25%', '25%', '25%', '25%'],
    [undefined, undefined, undefined, undefined],
  ]);
});

test('columns are hidden in their order, and each leaves its width to the others', () => {
  const shares = sharesOf(
    column('text', { weight: 2 }),
    column('text', { weight: 4, collapse: 'hide' }),
    column('text', { weight: 3, collapse: 'note', collapseOrder: 3 }),
    column('status', { weight: 1, collapse: 'hide', collapseOrder: 2 }),
  );
  expect(shares.map((share) => share[0])).toEqual(['20%', '40%', '30%', '10%']);
  expect([shares[0]?.[1], shares[2]?.[1], shares[3]?.[1]]).toEqual([
    `${(2 / 6) * 100}%`,
    '50%',
    `${(1 / 6) * 100}%`,
  ]);
  expect([shares[0]?.[2], shares[2]?.[2]]).toEqual(['40%', '60%']);
  expect(shares[0]?.[3]).toBe('100%');
});

test('the note appears with the first hidden column', () => {
  const noted = (collapseOrder: CollapseStep) =>
    column('text', { collapse: 'note', collapseOrder });
  expect(notedStep([column('text', { collapse: 'hide' })])).toBeUndefined();
  expect(notedStep([column('text', { collapse: 'hide' }), noted(3), noted(2)])).toBe(2);
});

test.each<[ColumnKind, 'end' | undefined]>([
  ['text', undefined],
  ['date', undefined],
  ['phone', undefined],
  ['number', 'end'],
  ['money', 'end'],
  ['duration', 'end'],
  ['actions', 'end'],
])('a column of kind %s is aligned to %s', (kind, align) => {
  expect(alignOf(column(kind))).toBe(align);
  expect(alignOf(column(kind, { align: 'start' }))).toBeUndefined();
  expect(alignOf(column(kind, { align: 'end' }))).toBe('end');
});

test.each<[ColumnKind, Row['value'], Row['value'], boolean]>([
  ['date', 1, 99_999, true],
  ['dateTime', 1, null, false],
  ['number', 10, 99, true],
  ['number', 99, 100, false],
  ['money', '1,234.00 €', '5,678.90 €', true],
  ['money', '1,234.00 €', '12345.00 €', false],
  ['phone', '+44 20 7946 0958', '+44 11 1111 1111', true],
  ['phone', '+44 20 7946 0958', '+1 2079 460 9588', false],
  ['phone', '+442079460958', '+492079460958', false],
  ['status', 'Offen', 'Neues', false],
  ['choice', 'Offen', 'Offen', true],
])('cells of kind %s with %s and %s are equally wide: %s', (kind, first, second, isEqual) => {
  const keyOf = (value: Row['value']) => widthKey(column(kind), { value });
  expect(keyOf(first) === keyOf(second)).toBe(isEqual);
});
