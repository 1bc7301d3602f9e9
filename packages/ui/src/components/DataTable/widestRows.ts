import { isSized, widthKey } from './columnKinds.ts';
import type { DataTableColumn } from './types.ts';

/** One row per width of cell, by column id and `widthKey`. */
export type RowsByWidth<Row> = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Above this number of widths in a column only longer ones are added. */
const MAX_WIDTHS = 32;

/** Keeps rows hidden by a search, so that columns do not move. Same map if nothing was added. */
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
