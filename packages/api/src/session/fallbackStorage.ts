export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FallbackStorage {
  get(key: string): string | null;
  /** Writes all entries, or keeps all of them in memory if one fails. */
  set(entries: Readonly<Record<string, string>>): void;
  remove(keys: readonly string[]): void;
  /** True if storage failed, so that the session exists in this tab only. */
  isMemoryOnly(): boolean;
}

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
