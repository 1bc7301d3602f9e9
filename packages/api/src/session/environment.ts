import type { KeyValueStorage } from './fallbackStorage.ts';

export interface Environment {
  origin: string;
  openStorage: () => KeyValueStorage;
  events: EventTarget | null;
  /** Null on plain-http pages and in old web views. */
  locks: Pick<LockManager, 'request' | 'query'> | null;
  isOnline: () => boolean;
  /** True while the page unloads; failures are then not reported. */
  isLeaving: () => boolean;
  /** Clears recorded resource timings, whose URLs held a secret. */
  clearResourceTimings: () => void;
}

/** The only access to the globals of a browser page. */
export function browserEnvironment(): Environment {
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  return {
    origin: window.location.origin,
    openStorage: () => window.localStorage,
    events: window,
    locks: 'locks' in navigator ? navigator.locks : null,
    isOnline: () => navigator.onLine,
    isLeaving: () => isLeaving,
    clearResourceTimings: () => {
      performance.clearResourceTimings();
      // The entry may be added after the response was read.
      setTimeout(() => performance.clearResourceTimings());
    },
  };
}
