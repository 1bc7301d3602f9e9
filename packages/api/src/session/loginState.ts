import type { TokenStore } from './tokenStore.ts';

const BYTES = 32;
const LONGEST_AGE = 10 * 60_000;
const LONGEST_VALUE = 1_024;

/** A one-time state of 256 random bits. It is stored with the time it was made. */
export function createLoginState() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    value,
    /** What storage holds; a server that answers a state of its own will return that one. */
    stored: (answered: string) => `${Date.now()}.${answered || value}`,
  };
}

/**
 * Takes the stored state away and compares it: a state works once, for ten minutes (reliability
 * O01–O03, RFC 9700 4.2.4).
 *
 * @param returned all values of `state` in the address; exactly one is right
 */
export function takeLoginState(store: TokenStore, returned: readonly string[]): boolean {
  const stored = store.loginState() ?? '';
  store.setLoginState(null);
  const [value = '', ...more] = returned;
  const [, time, expected] = /^(\d+)\.(.+)$/.exec(stored) ?? [];
  const age = Math.abs(Date.now() - Number(time));
  const isWhole = value !== '' && value.length <= LONGEST_VALUE && more.length === 0;
  return isWhole && value === expected && age <= LONGEST_AGE;
}
