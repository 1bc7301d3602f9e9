import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

/* Creating an embedded database takes seconds and 800 MB; loading a dump takes half a second. */

const cacheFolder = path.join(import.meta.dirname, '../../../../node_modules/.cache/sandbox');

export async function preparedDump(): Promise<Blob> {
  return new Blob([await readFile(await prepareDump())]);
}

/** Creates the dump if it is not cached. Returns the path of its file. */
export async function prepareDump(): Promise<string> {
  const file = path.join(cacheFolder, `${dumpKey()}.tar`);
  if (!existsSync(file)) await makeDump(file);
  return file;
}

function dumpKey(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(readFileSync(engine));
  for (const { checksum } of readMigrations()) hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}

/** Concurrent processes each write their own file; the last rename wins. */
async function makeDump(file: string): Promise<void> {
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate({ db, run: async (text) => void (await client.exec(text)) });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}
