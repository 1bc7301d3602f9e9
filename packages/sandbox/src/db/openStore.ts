import type { SandboxOptions } from '../options.ts';
import { openFolder, openMemory } from './pglite.ts';
import type { Store } from './store.ts';

export async function openStore({
  databaseUrl,
  dataDir,
  reset = false,
}: Pick<SandboxOptions, 'databaseUrl' | 'dataDir' | 'reset'>): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  return dataDir ? openFolder(dataDir, { reset }) : openMemory();
}
