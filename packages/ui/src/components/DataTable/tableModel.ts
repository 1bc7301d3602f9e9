import type { TableSorting } from './types.ts';

/** First click ascending, second descending, third back to the order the rows came in. */
export function nextSorting(current: TableSorting, columnId: string): TableSorting {
  if (current?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return current.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

/** A set with the id added, or without it where it was in. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * A set with the ids added that lie between two, in either order; with the second only where the
 * first is not there any more.
 */
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

/**
 * Gives the rows of a body their keys, one after the other. Two rows of one id stay two rows; the
 * second is told apart by its order.
 */
export function rowKeys<Row>(getRowId: (row: Row) => string): (row: Row) => string {
  const seen = new Map<string, number>();
  return (row) => {
    const id = getRowId(row);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}#${times}`;
  };
}
