import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './lockFolder.ts';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';
import { preparedDump } from './preparedDump.ts';

/** Opens an embedded database that is gone when it is closed. */
export async function openMemory(): Promise<Store> {
  const client = await PGlite.create({ loadDataDir: await preparedDump() });
  return storeOf(client);
}

/**
 * Opens the embedded database of a data folder, which it makes where it is missing. The folder is
 * locked as long as it is open: two processes on one folder would lose writes silently.
 *
 * @throws SandboxInUseError
 */
export async function openFolder(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'pglite');
    if (!existsSync(folder)) await prepareFolder(folder);
    const store = storeOf(await PGlite.create({ dataDir: folder }));
    await migrate(store);
    return {
      ...store,
      close: async () => {
        await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A first start that is killed half-way leaves only the unfinished folder, which the next removes. */
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
  return {
    db: drizzle(client),
    run: async (text) => void (await client.exec(text)),
    close: () => client.close(),
  };
}
