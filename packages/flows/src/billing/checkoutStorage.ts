import { readTabJson, writeTab } from '../tabStorage.ts';
import { checkoutMaxAgeMs } from './delays.ts';

/**
 * The checkout that was begun in this tab, by whom and for which price. It is written before the
 * browser leaves for the provider's page and read when it returns; the address tells nothing.
 */
const key = 'fa_checkout';

/** `begun`: the person is at the provider's page. `returned`: back, and being confirmed. */
export interface StoredCheckout {
  userId: string;
  priceId: string;
  stage: 'begun' | 'returned';
  /** When it was begun, by the clock of this device. */
  at: number;
}

/** Reads the checkout that this person began in this tab; null for another's, or one that is too old. */
export function readCheckout(userId: string, now: number): StoredCheckout | null {
  const value = readTabJson(key);
  if (!isStoredCheckout(value) || value.userId !== userId) return null;
  const age = now - value.at;
  return age >= 0 && age < checkoutMaxAgeMs ? value : null;
}

/** Stores a checkout, or removes it for null. */
export function writeCheckout(checkout: StoredCheckout | null): void {
  writeTab(key, checkout && JSON.stringify(checkout));
}

function isStoredCheckout(value: unknown): value is StoredCheckout {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, priceId, stage, at } = value as Partial<Record<keyof StoredCheckout, unknown>>;
  const isText = typeof userId === 'string' && typeof priceId === 'string' && priceId !== '';
  return isText && (stage === 'begun' || stage === 'returned') && typeof at === 'number';
}
