import { vi } from 'vitest';

/** Replaces sessionStorage, which Node does not have, by an empty one. `vi.unstubAllGlobals` ends it. */
export function stubTabStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  // Its keys are its own properties, as those of a real one are.
  const storage = Object.create(methods) as Storage;
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}
