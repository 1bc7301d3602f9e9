import { vi } from 'vitest';

/** Replaces sessionStorage, missing in Node, with an empty one until `vi.unstubAllGlobals`. */
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
  // Like the real one, its keys are own properties.
  const storage = Object.create(methods) as Storage;
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}
