import { readTab, writeTab } from '../tabStorage.ts';

/** Code and state have left the URL, so after a reload the provider is polled without a post. */
const key = 'fa_integration_return';
const maxAgeMs = 10 * 60_000;

export function markReturn(provider: string | null, now: number): void {
  writeTab(key, provider === null ? null : `${now}.${provider}`);
}

/** Provider of a return that a reload interrupted, or null. */
export function interruptedReturn(now: number): string | null {
  const [, time, provider = null] = /^(\d+)\.(.+)$/.exec(readTab(key) ?? '') ?? [];
  return Math.abs(now - Number(time)) <= maxAgeMs ? provider : null;
}
