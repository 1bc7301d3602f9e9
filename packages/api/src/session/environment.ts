import type { KeyValueStorage } from './fallbackStorage.ts';

/** What the session needs of the world around it. Tests and workers bring their own. */
export interface Environment {
  /** The page's origin. */
  origin: string;
  openStorage: () => KeyValueStorage;
  /** Where `storage` events arrive. */
  events: EventTarget | null;
  /** Absent on plain-http pages and in old web views. */
  locks: Pick<LockManager, 'request' | 'query'> | null;
  isOnline: () => boolean;
  /** Whether the page is being left: what fails then is not reported. */
  isLeaving: () => boolean;
  /** Forgets the addresses the browser recorded, which held a secret. */
  forgetAddresses: () => void;
}

/** The environment of a browser page: the one place that names its globals. */
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
    forgetAddresses: () => {
      performance.clearResourceTimings();
      // An entry may be added after the answer was read.
      setTimeout(() => performance.clearResourceTimings());
    },
  };
}
