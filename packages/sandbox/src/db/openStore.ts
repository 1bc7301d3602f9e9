import type { SandboxOptions } from '../options.ts';
import { openFolder, openMemory } from './pglite.ts';
import type { Store } from './store.ts';

/** Opens the database the options name; in memory where they name none. */
export async function openStore({
  databaseUrl,
  dataDir,
}: Pick<SandboxOptions, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  return dataDir ? openFolder(dataDir) : openMemory();
}
