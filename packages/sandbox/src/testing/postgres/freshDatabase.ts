import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Store } from '../../db/store.ts';
import { watchWrites } from '../../db/watchWrites.ts';

/*
 * Replaces the embedded database in `npm run test:postgres`: a test that asks for one in memory gets a new
 * database on the server.
 */

/** An empty database with all tables, which `prepareTemplate` makes. */
export const TEMPLATE = 'sandbox_template';

const serverUrl = () => process.env['TEST_DATABASE_URL'] ?? '';

/** The address of a database on the server. */
export function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Sends one statement to the server itself, not to one of its databases. */
export async function tellServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens a database of the server that nothing else writes to. */
export function openDatabase(name: string): Store {
  const pool = new Pool({ connectionString: urlOf(name), max: 10 });
  const watch = watchWrites();
  return {
    db: drizzle(pool, { logger: watch }),
    unwatched: drizzle(pool),
    watch,
    run: async (text) => void (await pool.query(text)),
    alone: (work) => work(),
    isShared: false,
    close: () => pool.end(),
  };
}

/** Opens a database that is gone when it is closed. */
export async function openMemory(): Promise<Store> {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await tellServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const store = openDatabase(name);
  return {
    ...store,
    async close() {
      await store.close();
      await tellServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Folders are the embedded database's own; their tests are not run here. */
export function openFolder(): never {
  throw new Error('A PostgreSQL server has no data folder.');
}
