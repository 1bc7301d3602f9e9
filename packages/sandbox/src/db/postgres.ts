import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';

/** Key of the advisory lock used by `runExclusive`. */
const EXCLUSIVE_LOCK = 7_303_014;

/** Opens a PostgreSQL server (tested with 15) and migrates it. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const pool = new Pool({ connectionString, max: 10 });
  // An idle client that loses the server must not end the process: the next query reports it.
  pool.on('error', () => {});
  const db = drizzle(pool);
  const store: Store = {
    db,
    unwatched: db,
    run: async (text) => void (await pool.query(text)),
    // The lock belongs to its connection, so the server releases it if this process is killed.
    async runExclusive(work) {
      const holder = await pool.connect();
      try {
        await holder.query('SELECT pg_advisory_lock($1)', [EXCLUSIVE_LOCK]);
        return await work();
      } finally {
        await holder.query('SELECT pg_advisory_unlock($1)', [EXCLUSIVE_LOCK]);
        holder.release();
      }
    },
    isShared: true,
    close: () => pool.end(),
  };
  await store.runExclusive(() => migrate(store));
  return store;
}
