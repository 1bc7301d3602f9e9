import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';

/** Names the lock of `alone`, among the advisory locks of a database. */
const ALONE = 7_303_014;

/** Opens a real PostgreSQL (tested against 15) and brings its tables up to date. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const pool = new Pool({ connectionString, max: 10 });
  // An idle client that loses its server must not end the process: the next query reports it.
  pool.on('error', () => {});
  const db = drizzle(pool);
  const store: Store = {
    db,
    unwatched: db,
    run: async (text) => void (await pool.query(text)),
    // The lock belongs to its connection, so the server lets go of it where this process is killed.
    async alone(work) {
      const holder = await pool.connect();
      try {
        await holder.query('SELECT pg_advisory_lock($1)', [ALONE]);
        return await work();
      } finally {
        await holder.query('SELECT pg_advisory_unlock($1)', [ALONE]);
        holder.release();
      }
    },
    isShared: true,
    close: () => pool.end(),
  };
  await store.alone(() => migrate(store));
  return store;
}
