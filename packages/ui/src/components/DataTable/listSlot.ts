import type { DataTableColumn, TableStack } from './types.ts';

export function listSlot<Row>(column: DataTableColumn<Row>, index: number): TableStack {
  if (column.stack) return column.stack;
  if (column.kind === 'actions') return 'actions';
  return index === 0 ? 'title' : 'meta';
}
