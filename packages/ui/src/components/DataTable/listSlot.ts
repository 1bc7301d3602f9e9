import type { DataTableColumn, TableStack } from './types.ts';

export function listSlot<Row>(column: DataTableColumn<Row>, place: number): TableStack {
  if (column.stack) return column.stack;
  if (column.kind === 'actions') return 'actions';
  return place === 0 ? 'title' : 'meta';
}
