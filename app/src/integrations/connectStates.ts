import { readTab, tabKeys, writeTab } from '../shared/state/tabMemory.ts';

/**
 * Which provider a state was made for: the address a provider returns to does not tell (reading
 * 41). One per provider and tab, in sessionStorage, good for ten minutes and for one return. A
 * browser that refuses storage remembers nothing; then the server is the judge (reliability O13).
 */
const prefix = 'fa_integration:';
const longestAgeMs = 10 * 60_000;

/** What the return asks of it. */
export interface ConnectStates {
  /** The provider that a state was remembered for; null where none was, or too long ago. */
  providerOf: (state: string) => string | null;
  /** Takes the state of a provider away; null where none is remembered, or too long ago. */
  take: (provider: string) => string | null;
}

/** Remembers the state of a connection that is about to leave for the provider's page. */
export function rememberState(provider: string, state: string, now: number): void {
  if (!state) return;
  writeTab(prefix + provider, `${now}.${state}`);
}

/** The states of this tab as they are at a moment. */
export function connectStates(now: number): ConnectStates {
  const read = (key: string): string | null => {
    const [, time, state = ''] = /^(\d+)\.(.+)$/s.exec(readTab(key) ?? '') ?? [];
    return state && Math.abs(now - Number(time)) <= longestAgeMs ? state : null;
  };
  return {
    providerOf(state) {
      const key = tabKeys(prefix).find((name) => read(name) === state);
      return key === undefined || state === '' ? null : key.slice(prefix.length);
    },
    take(provider) {
      const state = read(prefix + provider);
      writeTab(prefix + provider, null);
      return state;
    },
  };
}
