import type { Backend } from '../backend.ts';
import type { Store } from '../db/store.ts';
import { SEED_AREAS } from './areas.ts';
import type { SeedArea } from './areas.ts';
import { seed } from './seed.ts';

/** Maximum age of data that is kept on reset, in ms. */
const FRESH_MS = 60_000;

function isFresh(seededAt: Date, at: Date): boolean {
  const age = Math.abs(at.getTime() - seededAt.getTime());
  return age < FRESH_MS && seededAt.getUTCDate() === at.getUTCDate();
}

/** Runs before every test: areas without writes since their seed are kept while fresh. */
export function createReset(store: Store, now: Backend['now']): () => Promise<void> {
  const seededAtByArea = new Map<SeedArea, Date>();

  /** Called within the transaction: all earlier writes are done and recorded by then. */
  const takeStale = (at: Date): SeedArea[] => {
    const writtenTables = store.watch?.take();
    const isStale = (area: SeedArea) => {
      const seededAt = seededAtByArea.get(area);
      if (!writtenTables || writtenTables.has('tenants') || !seededAt || !isFresh(seededAt, at))
        return true;
      return area.tables.some((table) => writtenTables.has(table));
    };
    const stale = SEED_AREAS.filter(isStale);
    // If the transaction fails, their content is unknown.
    for (const area of stale) seededAtByArea.delete(area);
    return stale;
  };

  return async () => {
    const at = now();
    let stale: readonly SeedArea[] = [];
    await seed({ db: store.unwatched, now: () => at }, () => (stale = takeStale(at)));
    for (const area of stale) seededAtByArea.set(area, at);
  };
}
