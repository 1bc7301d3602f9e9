import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database of the PostgreSQL dialect, or a transaction in it: queries do not see the difference. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, whichever server stands behind it. */
export interface Store {
  db: Database;
  /** Runs SQL text of several statements as one implicit transaction. */
  run(text: string): Promise<void>;
  close(): Promise<void>;
}
