import { readTab, writeTab } from '../tabStorage.ts';

/**
 * The connection this tab is completing. Its code and state have left the URL, so after a reload
 * the provider is read from here and polled without posting the code again.
 */
const key = 'fa_integration_return';
const maxAgeMs = 10 * 60_000;

/** Stores the running return; null clears it. */
export function markReturn(provider: string | null, now: number): void {
  writeTab(key, provider === null ? null : `${now}.${provider}`);
}

/** Provider of a return that a reload interrupted, or null. */
export function interruptedReturn(now: number): string | null {
  const [, time, provider = null] = /^(\d+)\.(.+)$/.exec(readTab(key) ?? '') ?? [];
  return Math.abs(now - Number(time)) <= maxAgeMs ? provider : null;
}
