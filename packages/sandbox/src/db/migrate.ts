import { pgTable, text } from 'drizzle-orm/pg-core';
import { readMigrations } from './migrations.ts';
import type { Store } from './store.ts';

const applied = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
});

const makeTable = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/** Each migration commits with its record. Throws if an applied one was changed. */
export async function migrate(store: Pick<Store, 'db' | 'run'>): Promise<void> {
  await store.run(makeTable);
  const rows = await store.db.select().from(applied);
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, text: body, checksum } of readMigrations()) {
    const seen = known.get(name);
    if (seen === checksum) continue;
    if (seen !== undefined) {
      throw new Error(`Migration ${name} was changed after it ran: add a new file instead.`);
    }
    await store.run(
      `${body};\nINSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}')`,
    );
  }
}
