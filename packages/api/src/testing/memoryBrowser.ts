import type { KeyValueStorage } from '../session/fallbackStorage.ts';
import type { Locks } from '../session/locks.ts';

/** A storage shared by several tabs: a change is sent to the others as a `storage` event. */
export class MemoryBrowser {
  readonly values = new Map<string, string>();
  readonly locks = createMemoryLocks();
  private readonly tabs = new Set<EventTarget>();

  openTab(): { events: EventTarget; storage: KeyValueStorage } {
    const events = new EventTarget();
    this.tabs.add(events);
    const notifyOthers = (key: string) => {
      for (const tab of this.tabs) {
        if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    return {
      events,
      storage: {
        getItem: (key) => this.values.get(key) ?? null,
        setItem: (key, value) => {
          this.values.set(key, value);
          notifyOthers(key);
        },
        removeItem: (key) => {
          this.values.delete(key);
          notifyOthers(key);
        },
      },
    };
  }
}

/** The parts of Web Locks that a refresh uses: exclusive and shared locks, queueing and queries. */
function createMemoryLocks(): Locks {
  interface Held {
    name: string;
    mode: LockMode;
  }
  const held = new Set<Held>();
  let waiting: (() => boolean)[] = [];
  const isFree = (name: string, mode: LockMode) =>
    [...held].every((lock) => lock.name !== name || (lock.mode === 'shared' && mode === 'shared'));
  const settle = () => {
    waiting = waiting.filter((attempt) => !attempt());
  };

  async function request(name: string, options: LockOptions, run: () => unknown): Promise<unknown> {
    const lock: Held = { name, mode: options.mode ?? 'exclusive' };
    await new Promise<void>((resolve, reject) => {
      const attempt = () => {
        if (options.signal?.aborted) {
          reject(new DOMException('Aborted', 'AbortError'));
          return true;
        }
        if (!isFree(lock.name, lock.mode)) return false;
        held.add(lock);
        resolve();
        return true;
      };
      options.signal?.addEventListener('abort', settle);
      waiting.push(attempt);
      settle();
    });
    try {
      return await run();
    } finally {
      held.delete(lock);
      settle();
    }
  }

  return {
    request: request as Locks['request'],
    query: () => Promise.resolve({ held: [...held], pending: [] }),
  };
}
