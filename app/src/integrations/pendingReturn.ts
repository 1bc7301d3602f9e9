import { readTab, writeTab } from '../shared/state/tabMemory.ts';

/**
 * Which connection this tab is completing. The address holds nothing of it any more, so a reload
 * finds out here, and goes on asking for the status without posting the code again.
 */
const key = 'fa_integration_return';
const longestAgeMs = 10 * 60_000;

/** Marks a return as under way, or as over. */
export function markReturn(provider: string | null, now: number): void {
  writeTab(key, provider === null ? null : `${now}.${provider}`);
}

/** The provider of the return that a reload interrupted; null where there is none. */
export function interruptedReturn(now: number): string | null {
  const [, time, provider = null] = /^(\d+)\.(.+)$/.exec(readTab(key) ?? '') ?? [];
  return Math.abs(now - Number(time)) <= longestAgeMs ? provider : null;
}
