import { readTab, tabKeys, writeTab } from '../tabStorage.ts';

/**
 * One state per provider and tab, valid for ten minutes and one return, since a return URL does
 * not name its provider. Without storage only the server checks the state.
 */
const prefix = 'fa_integration:';
const maxAgeMs = 10 * 60_000;

export interface ConnectStates {
  /** Finds the provider of a state; null if unknown or expired. */
  providerOf: (state: string) => string | null;
  /** Removes and returns a provider's state; null if missing or expired. */
  take: (provider: string) => string | null;
}

export function rememberState(provider: string, state: string, now: number): void {
  if (!state) return;
  writeTab(prefix + provider, `${now}.${state}`);
}

export function connectStates(now: number): ConnectStates {
  const read = (key: string): string | null => {
    const [, time, state = ''] = /^(\d+)\.(.+)$/s.exec(readTab(key) ?? '') ?? [];
    return state && Math.abs(now - Number(time)) <= maxAgeMs ? state : null;
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
