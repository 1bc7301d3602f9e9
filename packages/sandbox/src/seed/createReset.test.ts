import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoices } from '../db/billingSchema.ts';
import { agents, conversations } from '../db/voiceTables.ts';
import { openStore } from '../db/openStore.ts';
import type { Store } from '../db/store.ts';
import { createReset } from './createReset.ts';
import { seedMissing } from './seed.ts';

const START = Date.UTC(2026, 4, 4, 12);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let store: Store;
let time = START;
let reset: () => Promise<void>;
beforeAll(async () => {
  store = await openStore({});
  reset = createReset(store, () => new Date(time));
});
afterAll(() => store.close());
beforeEach(async () => {
  time = START;
  await reset();
});

async function select(text: string): Promise<Record<string, unknown>[]> {
  const result = await store.unwatched.execute(sql.raw(text));
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** Names of all tables with data. */
async function tableNames(): Promise<string[]> {
  const rows = await select(`SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'schema_migrations' ORDER BY tablename`);
  return rows.map(({ tablename }) => String(tablename));
}

/** A digest of each table, without random values. */
async function digestTables(): Promise<Record<string, unknown>> {
  const rows = (await tableNames()).map(
    (
      name,
    ) => `SELECT '${name}' AS name, count(*) || ' ' || md5(string_agg(line, '' ORDER BY line)) AS digest
      FROM (SELECT (to_jsonb(t) - 'access_key')::text AS line FROM ${name} t) AS lines`,
  );
  const digests = await select(rows.join(' UNION ALL '));
  return Object.fromEntries(digests.map(({ name, digest }) => [String(name), digest]));
}

/** Key of the newest invoice, which changes with each new seed of billing. */
async function newestInvoiceKey(): Promise<unknown> {
  const [row] = await select('SELECT access_key FROM invoices ORDER BY id LIMIT 1');
  return row?.['access_key'];
}

describe('resetting the data', () => {
  it('restores deleted and changed rows of every table', async () => {
    const before = await digestTables();
    for (const name of await tableNames()) {
      await store.db.execute(sql.raw(`TRUNCATE ${name} CASCADE`));
      await reset();
      expect({ cleared: name, ...(await digestTables()) }).toEqual({ cleared: name, ...before });
    }
    await store.db.update(agents).set({ name: 'Renamed' });
    await store.db.transaction((tx) => tx.update(invoices).set({ status: 'void' }));
    await reset();
    expect(await digestTables()).toEqual(before);
  });

  it('keeps the areas without writes, and seeds the others again', async () => {
    const invoiceKey = await newestInvoiceKey();
    await store.db.update(agents).set({ name: 'Renamed' });
    await store.db.select().from(invoices);
    await reset();
    expect(await newestInvoiceKey()).toBe(invoiceKey);
    await store.db.update(invoices).set({ amountPaid: 1 });
    await reset();
    expect(await newestInvoiceKey()).not.toBe(invoiceKey);
  });

  it('seeds an area that was written to during the reset', async () => {
    const [running] = [reset(), store.db.update(agents).set({ name: 'Late' })];
    await running;
    await reset();
    expect(await select(`SELECT name FROM agents WHERE name = 'Late'`)).toEqual([]);
  });

  it('seeds all areas once their dates are a minute old, or of another day', async () => {
    const invoiceKey = await newestInvoiceKey();
    time = START + MINUTE_MS - 1;
    await reset();
    expect(await newestInvoiceKey()).toBe(invoiceKey);
    time = START + MINUTE_MS;
    await reset();
    const second = await newestInvoiceKey();
    expect(second).not.toBe(invoiceKey);

    time = Date.UTC(2026, 4, 5) - 1;
    await reset();
    const third = await newestInvoiceKey();
    time += 1;
    await reset();
    expect(await newestInvoiceKey()).not.toBe(third);
  });

  it('seeds all areas after a failed reset', async () => {
    const invoiceKey = await newestInvoiceKey();
    time = NaN;
    await expect(reset()).rejects.toThrow('Invalid time value');
    time = START;
    await reset();
    expect(await newestInvoiceKey()).not.toBe(invoiceKey);
  });
});

describe('existing data', () => {
  const seedNow = () => seedMissing({ db: store.db, now: () => new Date(time) });
  const callCount = () => store.db.$count(conversations);

  it('gets the calls of the days since it was seeded, once', async () => {
    const before = await callCount();
    await seedNow();
    expect(await callCount()).toBe(before);
    time += 2 * DAY_MS;
    await seedNow();
    const after = await callCount();
    expect(after).toBeGreaterThan(before + 20);
    await seedNow();
    expect(await callCount()).toBe(after);
  });

  it('of a version without calls gets agents that can be called', async () => {
    await store.db.delete(conversations);
    await store.db.update(agents).set({ settings: {} });
    await store.db.delete(agents).where(eq(agents.id, 'agt_nw02'));
    await seedNow();
    const rows = await store.db.select().from(agents);
    expect(rows).toHaveLength(13);
    expect(rows.every(({ settings }) => settings.voice_id !== undefined)).toBe(true);
    expect(await callCount()).toBeGreaterThan(300);
  });
});
