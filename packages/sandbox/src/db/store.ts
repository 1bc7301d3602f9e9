import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WriteWatch } from './watchWrites.ts';

export type Database = PgDatabase<PgQueryResultHKT>;

export interface Store {
  db: Database;
  /** The same database without the write watch. */
  unwatched: Database;
  /** Tracks writes through `db`; undefined if other processes may write too. */
  watch?: WriteWatch;
  /** Runs several SQL statements as one implicit transaction. */
  run(text: string): Promise<void>;
  /** Runs `work` while no other process using this helper does. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
  isShared: boolean;
  close(): Promise<void>;
}
