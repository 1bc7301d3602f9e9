import { readTab, tabKeys, writeTab } from '../tabStorage.ts';

/**
 * The OAuth states by provider, since the address a provider returns to does not name it. One for
 * each provider and tab, valid for ten minutes and for one return. Where storage is refused none is
 * known, and the server alone checks them.
 */
const prefix = 'fa_integration:';
const maxAgeMs = 10 * 60_000;

/** The states that a return is checked against. */
export interface ConnectStates {
  /** Finds the provider of a state; null where none is stored, or it is too old. */
  providerOf: (state: string) => string | null;
  /** Removes and returns the state of a provider; null where none is stored, or it is too old. */
  take: (provider: string) => string | null;
}

/** Stores the state of a connection, before the browser leaves for the provider's page. */
export function rememberState(provider: string, state: string, now: number): void {
  if (!state) return;
  writeTab(prefix + provider, `${now}.${state}`);
}

/** Opens the states of this tab that are valid at a time. */
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
