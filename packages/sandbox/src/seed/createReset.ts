import type { Backend } from '../backend.ts';
import type { Store } from '../db/store.ts';
import { SEED_AREAS } from './areas.ts';
import type { SeedArea } from './areas.ts';
import { seed } from './seed.ts';

/** How old data may be that stays: no older than what a test of a minute ends with. */
const FRESH_MS = 60_000;

/** Tells whether dates that count from one moment are as good as those that count from the other. */
function isFresh(made: Date, at: Date): boolean {
  const age = Math.abs(at.getTime() - made.getTime());
  return age < FRESH_MS && made.getUTCDate() === at.getUTCDate();
}

/**
 * What resets the demo data, as often as there are tests. An area that nobody wrote to since it
 * was made stays while it is fresh.
 */
export function createReset(store: Store, now: Backend['now']): () => Promise<void> {
  const madeAt = new Map<SeedArea, Date>();

  /** Called within the transaction: whatever was sent before is done by then, and heard of. */
  const takeStale = (at: Date): SeedArea[] => {
    const written = store.watch?.take();
    const isStale = (area: SeedArea) => {
      const made = madeAt.get(area);
      if (!written || written.has('tenants') || !made || !isFresh(made, at)) return true;
      return area.tables.some((table) => written.has(table));
    };
    const stale = SEED_AREAS.filter(isStale);
    // Unless the transaction comes through, nobody knows what they hold.
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
