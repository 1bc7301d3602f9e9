import { atom } from './state.ts';

const key = 'single_keys';
const off = 'off';

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return true;
  }
}

const storedAtom = atom(readSingleKeys());

/** Whether keys without Ctrl, Cmd or Alt act; kept under `single_keys`, which is `off` or missing. */
export const singleKeysAtom = atom(
  (get) => get(storedAtom),
  (_get, set, hasSingleKeys: boolean) => {
    set(storedAtom, hasSingleKeys);
    try {
      if (hasSingleKeys) localStorage.removeItem(key);
      else localStorage.setItem(key, off);
    } catch {
      return;
    }
  },
);

/** Follows the other tabs' choice. */
storedAtom.onMount = (setSingleKeys) => {
  const adopt = (event: StorageEvent) => {
    if (event.key === key) setSingleKeys(readSingleKeys());
  };
  window.addEventListener('storage', adopt);
  return () => window.removeEventListener('storage', adopt);
};
