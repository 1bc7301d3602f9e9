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
  attempt(() => sessionStorage.setItem(prefix + provider, `${now}.${state}`));
}

/** The states of this tab as they are at a moment. */
export function connectStates(now: number): ConnectStates {
  const read = (key: string): string | null => {
    const stored = attempt(() => sessionStorage.getItem(key)) ?? '';
    const [, time, state = ''] = /^(\d+)\.(.+)$/s.exec(stored) ?? [];
    return state && Math.abs(now - Number(time)) <= longestAgeMs ? state : null;
  };
  return {
    providerOf(state) {
      const keys = attempt(() => Object.keys(sessionStorage)) ?? [];
      const key = keys.find((name) => name.startsWith(prefix) && read(name) === state);
      return key === undefined || state === '' ? null : key.slice(prefix.length);
    },
    take(provider) {
      const state = read(prefix + provider);
      attempt(() => sessionStorage.removeItem(prefix + provider));
      return state;
    },
  };
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
