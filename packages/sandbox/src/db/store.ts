import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WriteWatch } from './watchWrites.ts';

/** A database of the PostgreSQL dialect, or a transaction in it: queries do not see the difference. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, whichever server stands behind it. */
export interface Store {
  db: Database;
  /** The same without a watch on its writes. */
  unwatched: Database;
  /** What is written through `db`; none where others may write as well. */
  watch?: WriteWatch;
  /** Runs SQL text of several statements as one implicit transaction. */
  run(text: string): Promise<void>;
  /** Runs work while no other process that opens the same database does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Whether other processes may have the database open. */
  isShared: boolean;
  close(): Promise<void>;
}
