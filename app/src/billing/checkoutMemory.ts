import { readTabJson, writeTab } from '../shared/state/tabMemory.ts';
import { checkoutMemoryMs } from './delays.ts';

/**
 * That a checkout was begun in this tab, by whom and for which price (reading 36). It is written
 * before the page is left and read when it is come back to; the address tells nothing.
 */
const key = 'fa_checkout';

/** `begun`: the person is at the provider's page. `returned`: back, and the status is asked for. */
export interface BegunCheckout {
  userId: string;
  priceId: string;
  stage: 'begun' | 'returned';
  /** When it was begun, as the clock of this device told it. */
  at: number;
}

/** The checkout this person began here, or null: also for another person's, or a stale one. */
export function readCheckout(userId: string, now: number): BegunCheckout | null {
  const value = readTabJson(key);
  if (!isBegunCheckout(value) || value.userId !== userId) return null;
  const age = now - value.at;
  return age >= 0 && age < checkoutMemoryMs ? value : null;
}

/** Remembers a checkout, or forgets it; a browser that refuses storage remembers none. */
export function writeCheckout(checkout: BegunCheckout | null): void {
  writeTab(key, checkout && JSON.stringify(checkout));
}

function isBegunCheckout(value: unknown): value is BegunCheckout {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, priceId, stage, at } = value as Partial<Record<keyof BegunCheckout, unknown>>;
  const isText = typeof userId === 'string' && typeof priceId === 'string' && priceId !== '';
  return isText && (stage === 'begun' || stage === 'returned') && typeof at === 'number';
}
