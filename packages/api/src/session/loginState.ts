import type { TokenStore } from './tokenStore.ts';

const BYTES = 32;
const MAX_AGE_MS = 10 * 60_000;
const MAX_VALUE_LENGTH = 1_024;

export function createLoginState() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    value,
    /** Stored form of `state`, the one that the server returned, or of `value` if it returned none. */
    stored: (state: string) => `${Date.now()}.${state || value}`,
  };
}

/**
 * Removes and compares the stored state, which works once, for ten minutes (RFC 9700 4.2.4).
 * `returned` holds all `state` values of the URL; it must be exactly one.
 */
export function takeLoginState(store: TokenStore, returned: readonly string[]): boolean {
  const stored = store.loginState() ?? '';
  store.setLoginState(null);
  const [value = '', ...more] = returned;
  const [, time, expected] = /^(\d+)\.(.+)$/.exec(stored) ?? [];
  const age = Math.abs(Date.now() - Number(time));
  const isWhole = value !== '' && value.length <= MAX_VALUE_LENGTH && more.length === 0;
  return isWhole && value === expected && age <= MAX_AGE_MS;
}
