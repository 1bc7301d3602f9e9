import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';

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
    close: () => pool.end(),
  };
  await migrate(store);
  return store;
}
