import { pgTable, text } from 'drizzle-orm/pg-core';
import { readMigrations } from './migrations.ts';
import type { Store } from './store.ts';

const migrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
});

const createTable = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/** Runs new migrations; each commits with its record. Throws if one was changed after it ran. */
export async function migrate(store: Pick<Store, 'db' | 'run'>): Promise<void> {
  await store.run(createTable);
  const rows = await store.db.select().from(migrations);
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, text: body, checksum } of readMigrations()) {
    const recordedChecksum = checksums.get(name);
    if (recordedChecksum === checksum) continue;
    if (recordedChecksum !== undefined) {
      throw new Error(`Migration ${name} was changed after it ran: add a new file instead.`);
    }
    await store.run(
      `${body};\nINSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}')`,
    );
  }
}
