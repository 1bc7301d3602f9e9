import { readTabJson, writeTab } from '../tabStorage.ts';
import { checkoutMaxAgeMs } from './delays.ts';

/** Written before the redirect and read on return, because the return URL is not trusted. */
const key = 'fa_checkout';

/** `begun`: the user is on the provider's page. `returned`: back, being confirmed. */
export interface StoredCheckout {
  userId: string;
  priceId: string;
  stage: 'begun' | 'returned';
  at: number;
}

/** Reads this user's checkout in this tab; null if it is another user's or too old. */
export function readCheckout(userId: string, now: number): StoredCheckout | null {
  const value = readTabJson(key);
  if (!isStoredCheckout(value) || value.userId !== userId) return null;
  const age = now - value.at;
  return age >= 0 && age < checkoutMaxAgeMs ? value : null;
}

export function writeCheckout(checkout: StoredCheckout | null): void {
  writeTab(key, checkout && JSON.stringify(checkout));
}

function isStoredCheckout(value: unknown): value is StoredCheckout {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, priceId, stage, at } = value as Partial<Record<keyof StoredCheckout, unknown>>;
  const isText = typeof userId === 'string' && typeof priceId === 'string' && priceId !== '';
  return isText && (stage === 'begun' || stage === 'returned') && typeof at === 'number';
}
