import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './lockFolder.ts';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';
import { preparedDump } from './preparedDump.ts';
import { watchWrites } from './watchWrites.ts';

export async function openMemory(): Promise<Store> {
  const client = await PGlite.create({ loadDataDir: await preparedDump() });
  return storeOf(client);
}

/** Locked while open: two processes would lose writes silently. Throws SandboxInUseError. */
export async function openFolder(dataDir: string, { reset = false } = {}): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'pglite');
    if (reset) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await prepareFolder(folder);
    const store = storeOf(await openClient(folder));
    await migrate(store);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openClient(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (cause) {
    throw new Error(`The sandbox data in ${folder} cannot be read. Recreate it with --reset.`, {
      cause,
    });
  }
}

/** Uses a temporary folder: if the process is killed, the next start removes it. */
async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await PGlite.create({
    dataDir: unfinished,
    loadDataDir: await preparedDump(),
  });
  await client.close();
  await rename(unfinished, folder);
}

function storeOf(client: PGlite): Store {
  const watch = watchWrites();
  return {
    db: drizzle(client, { logger: watch }),
    unwatched: drizzle(client),
    watch,
    run: async (text) => void (await client.exec(text)),
    runExclusive: (work) => work(),
    isShared: false,
    close: () => client.close(),
  };
}
