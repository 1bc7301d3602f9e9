import type { Backend } from '../backend.ts';
import type { Store } from '../db/store.ts';
import { SEED_AREAS } from './areas.ts';
import type { SeedArea } from './areas.ts';
import { seed } from './seed.ts';

/** Maximum age of data that is kept on reset, in ms. */
const FRESH_MS = 60_000;

function isFresh(made: Date, at: Date): boolean {
  const age = Math.abs(at.getTime() - made.getTime());
  return age < FRESH_MS && made.getUTCDate() === at.getUTCDate();
}

/** Runs before every test: areas without writes since their seed are kept while fresh. */
export function createReset(store: Store, now: Backend['now']): () => Promise<void> {
  const madeAt = new Map<SeedArea, Date>();

  /** Called within the transaction: all earlier writes are done and recorded by then. */
  const takeStale = (at: Date): SeedArea[] => {
    const written = store.watch?.take();
    const isStale = (area: SeedArea) => {
      const made = madeAt.get(area);
      if (!written || written.has('tenants') || !made || !isFresh(made, at)) return true;
      return area.tables.some((table) => written.has(table));
    };
    const stale = SEED_AREAS.filter(isStale);
    // If the transaction fails, their content is unknown.
    for (const area of stale) madeAt.delete(area);
    return stale;
  };

  return async () => {
    const at = now();
    let stale: readonly SeedArea[] = [];
    await seed({ db: store.unwatched, now: () => at }, () => (stale = takeStale(at)));
    for (const area of stale) madeAt.set(area, at);
  };
}
