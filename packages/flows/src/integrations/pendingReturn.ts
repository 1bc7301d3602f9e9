import { readTab, writeTab } from '../tabStorage.ts';

/**
 * The connection that this tab is completing. Its code and state have left the address, so a reload
 * finds the provider here, and asks for the status without posting the code again.
 */
const key = 'fa_integration_return';
const maxAgeMs = 10 * 60_000;

/** Stores that a return is under way, or for null that it is over. */
export function markReturn(provider: string | null, now: number): void {
  writeTab(key, provider === null ? null : `${now}.${provider}`);
}

/** Reads the provider of the return that a reload interrupted; null where there is none. */
export function interruptedReturn(now: number): string | null {
  const [, time, provider = null] = /^(\d+)\.(.+)$/.exec(readTab(key) ?? '') ?? [];
  return Math.abs(now - Number(time)) <= maxAgeMs ? provider : null;
}
