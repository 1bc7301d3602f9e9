import { isSized, widthKey } from './columnKinds.ts';
import type { DataTableColumn } from './types.ts';

/** Rows whose cells have different widths, by column id and `widthKey`. */
export type RowsByWidth<Row> = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Past this many different widths of a column only longer ones are kept. */
const MAX_WIDTHS = 32;

/**
 * Adds the rows that have a width not seen before in some column. Rows that a search leaves out stay
 * known, so columns keep still.
 *
 * @returns the same map where there is no such row
 */
export function addWidths<Row>(
  known: RowsByWidth<Row>,
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
): RowsByWidth<Row> {
  const added = columns.filter(isSized).flatMap((column) => {
    const widths = known.get(column.id) ?? new Map<string, Row>();
    const all = new Map(widths);
    let longest = Math.max(0, ...[...widths.keys()].map(({ length }) => length));
    for (const row of rows) {
      const key = widthKey(column, row);
      if (all.has(key) || (all.size >= MAX_WIDTHS && key.length <= longest)) continue;
      longest = Math.max(longest, key.length);
      all.set(key, row);
    }
    return all.size > widths.size ? [[column.id, all] as const] : [];
  });
  return added.length === 0 ? known : new Map([...known, ...added]);
}
