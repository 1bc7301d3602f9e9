import type { TableSorting } from './types.ts';

export function nextSorting(current: TableSorting, columnId: string): TableSorting {
  if (current?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return current.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Adds all ids between two, in either order; only the second if the first is not listed. */
export function withRange(
  ids: ReadonlySet<string>,
  order: readonly string[],
  from: string | null,
  to: string,
): ReadonlySet<string> {
  const end = order.indexOf(to);
  const start = from === null ? -1 : order.indexOf(from);
  const range = start === -1 ? [to] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return new Set([...ids, ...range]);
}

/** Makes React keys in row order; a repeated id gets a distinct key. */
export function rowKeys<Row>(getRowId: (row: Row) => string): (row: Row) => string {
  const seen = new Map<string, number>();
  return (row) => {
    const id = getRowId(row);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}#${times}`;
  };
}
