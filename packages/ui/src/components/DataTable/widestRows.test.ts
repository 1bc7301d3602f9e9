import { expect, test } from 'vitest';
import type { DataTableColumn } from './types.ts';
import { addWidths } from './widestRows.ts';

interface Row {
  id: number;
  status: string;
  amount: number;
}

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => id, sortValue: ({ id }) => id },
  { id: 'status', header: 'Status', kind: 'status', cell: () => null, widthKey: (r) => r.status },
  { id: 'amount', header: 'Amount', kind: 'number', cell: () => null, widthKey: (r) => r.amount },
];

const row = (id: number, status: string, amount: number): Row => ({ id, status, amount });
const none = new Map<string, never>();

const idsOf = (widths: ReturnType<typeof addWidths<Row>>, column: string) =>
  [...(widths.get(column)?.values() ?? [])].map(({ id }) => id);

test('keeps one row for each width of columns with a fixed format', () => {
  const rows = [row(1, 'Open', 5), row(2, 'Open', 7), row(3, 'Closed', 12), row(4, 'Open', 1000)];
  const widths = addWidths(none, columns, rows);
  expect(idsOf(widths, 'status')).toEqual([1, 3]);
  expect(idsOf(widths, 'amount')).toEqual([1, 3, 4]);
  expect(widths.has('name')).toBe(false);
});

test('a search that hides rows changes nothing, a longer value is added', () => {
  const widths = addWidths(none, columns, [row(1, 'Open', 5), row(2, 'Closed', 12)]);
  expect(addWidths(widths, columns, [row(1, 'Open', 5)])).toBe(widths);
  expect(addWidths(widths, columns, [])).toBe(widths);
  const more = addWidths(widths, columns, [row(3, 'Open', 123_456)]);
  expect(idsOf(more, 'amount')).toEqual([1, 2, 3]);
  expect(more.get('status')).toBe(widths.get('status'));
});

test('finds the longest of very many words', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => row(id, `Stage ${id % 5000}`, 1));
  const longest = row(10_000, 'A stage with a long name', 1);
  const ids = idsOf(addWidths(none, columns, [...rows, longest]), 'status');
  expect(ids).toContain(longest.id);
  expect(ids.length).toBeLessThan(50);
});
