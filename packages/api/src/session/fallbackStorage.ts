/** What a fallback storage needs of `localStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FallbackStorage {
  get(key: string): string | null;
  /** Writes all entries or, where one fails, keeps all of them in memory. */
  set(entries: Readonly<Record<string, string>>): void;
  remove(keys: readonly string[]): void;
  /** Whether storage failed, so that the session lives in this tab only. */
  isMemoryOnly(): boolean;
}

/**
 * Wraps a storage whose every access may throw. After the first failure everything moves to memory
 * and leaves the storage, so that no half-written set remains there.
 *
 * @param open gives the storage; it may throw too (`SecurityError`)
 * @param keys the keys it owns
 * @param onMemory called once, when storage fails
 */
export function createFallbackStorage(
  open: () => KeyValueStorage,
  keys: readonly string[],
  onMemory: () => void,
): FallbackStorage {
  let memory: Map<string, string> | null = null;

  function attempt<T>(access: (storage: KeyValueStorage) => T): T | null {
    try {
      return access(open());
    } catch {
      return null;
    }
  }

  function moveToMemory(): Map<string, string> {
    const moved = new Map<string, string>();
    for (const key of keys) {
      const value = attempt((storage) => storage.getItem(key));
      if (value !== null) moved.set(key, value);
      attempt((storage) => storage.removeItem(key));
    }
    memory = moved;
    onMemory();
    return moved;
  }

  return {
    isMemoryOnly: () => memory !== null,
    get(key) {
      if (memory) return memory.get(key) ?? null;
      try {
        return open().getItem(key);
      } catch {
        return moveToMemory().get(key) ?? null;
      }
    },
    set(entries) {
      const list = Object.entries(entries);
      try {
        if (!memory) {
          const storage = open();
          for (const [key, value] of list) storage.setItem(key, value);
        }
      } catch {
        moveToMemory();
      }
      for (const [key, value] of list) memory?.set(key, value);
    },
    remove(removed) {
      for (const key of removed) {
        if (memory) memory.delete(key);
        else attempt((storage) => storage.removeItem(key));
      }
    },
  };
}
