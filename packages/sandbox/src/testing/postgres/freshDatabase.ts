import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Store } from '../../db/store.ts';
import { watchWrites } from '../../db/watchWrites.ts';

/* In `npm run test:postgres` each in-memory database becomes a new one on the server. */

export const TEMPLATE = 'sandbox_template';

const serverUrl = () => process.env['TEST_DATABASE_URL'] ?? '';

export function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function openDatabase(name: string): Store {
  const pool = new Pool({ connectionString: urlOf(name), max: 10 });
  const watch = watchWrites();
  return {
    db: drizzle(pool, { logger: watch }),
    unwatched: drizzle(pool),
    watch,
    run: async (text) => void (await pool.query(text)),
    runExclusive: (work) => work(),
    isShared: false,
    close: () => pool.end(),
  };
}

export async function openMemory(): Promise<Store> {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const store = openDatabase(name);
  return {
    ...store,
    async close() {
      await store.close();
      await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

export function openFolder(): never {
  throw new Error('A PostgreSQL server has no data folder.');
}
