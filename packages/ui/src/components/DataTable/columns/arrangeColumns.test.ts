import { expect, test } from 'vitest';
import type { DataTableColumn } from '../types.ts';
import { arrangeColumns, moveColumn, movesOf } from './arrangeColumns.ts';

const column = (id: string, rest: Partial<DataTableColumn<object>> = {}) => ({
  id,
  header: id,
  cell: () => null,
  ...rest,
});
const columns: readonly DataTableColumn<object>[] = [
  column('name'),
  column('email'),
  column('role'),
  column('calls', { kind: 'number' }),
  column('action', { kind: 'actions' }),
];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test.each([
  [{}, 'name email role calls action'],
  [{ order: ['calls', 'role', 'email'] }, 'name calls role email action'],
  [{ order: ['calls'] }, 'name email role calls action'],
  [{ order: ['calls', 'email'] }, 'name calls email role action'],
  [{ order: ['action', 'role', 'name', 'unknown', 'email'] }, 'name role calls email action'],
  [{ hidden: ['email', 'unknown'] }, 'name role calls action'],
  [{ hidden: ['name', 'action'] }, 'name email role calls action'],
  [{ pinned: ['calls', 'unknown'] }, 'name calls email role action'],
  [{ pinned: ['calls'], hidden: ['calls'] }, 'name email role action'],
])('%j shows %s', (layout, shown) => {
  expect(idsOf(arrangeColumns(columns, layout, []))).toBe(shown);
});

test('pinned columns follow the first one, and actions cannot be resized', () => {
  const arranged = arrangeColumns(columns, { pinned: ['role', 'calls'] }, ['role', 'action']);
  expect(arranged.map(({ pin, isResized }) => [pin, isResized])).toEqual([
    [undefined, undefined],
    [1, true],
    [2, false],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('a column can declare itself fixed or movable', () => {
  const own = columns.map((one) => ({ ...one, isFixed: one.id === 'role' }));
  expect(
    idsOf(arrangeColumns(own, { order: ['action', 'name'], hidden: ['email', 'role'] }, [])),
  ).toBe('action name role calls');
});

test.each([
  [{}, 'calls', -1, 'email calls role'],
  [{}, 'email', 1, 'role email calls'],
  [{}, 'email', -1, 'email role calls'],
  [{}, 'name', 1, 'email role calls'],
  [{ hidden: ['role'] }, 'calls', -1, 'calls email role'],
  [{ pinned: ['calls'] }, 'calls', -1, 'email role calls'],
] as const)('with %j, %s moves by %i', (layout, id, step, order) => {
  expect(moveColumn(columns, layout, id, step).join(' ')).toBe(order);
});

test('columns at the edges move one way only', () => {
  expect(movesOf(columns, {}, 'email')).toEqual({ start: false, end: true });
  expect(movesOf(columns, {}, 'calls')).toEqual({ start: true, end: false });
  expect(movesOf(columns, {}, 'name')).toEqual({ start: false, end: false });
});
