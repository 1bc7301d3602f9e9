import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './store.ts';

/** One JSON parameter is far faster than one per field. Returns the number of new rows. */
export async function insertRows(
  tx: Database,
  table: PgTable,
  rows: readonly object[],
): Promise<number> {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
  });
  const result = await tx.execute(sql`INSERT INTO ${table}
    SELECT * FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING 1`);
  return (result as { rows: unknown[] }).rows.length;
}
