import { ApiError, isAborted } from '@platform/api';
import type { AnyResource } from '@platform/api';

export const FRESH_MS = 5 * 60 * 1000;

const startOf = ({ name }: AnyResource) => `${JSON.stringify([name]).slice(0, -1)},`;

export function dataKey({ name }: AnyResource, params: object, userId: string): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify([name, given.toSorted(([one], [other]) => (one < other ? -1 : 1)), userId]);
}

export const keyFilter = (resources: readonly AnyResource[]) => {
  const starts = resources.map(startOf);
  return (key: unknown): boolean =>
    typeof key === 'string' && starts.some((start) => key.startsWith(start));
};

interface Read {
  promise: Promise<unknown>;
  abort: () => void;
}

type Load = (signal: AbortSignal) => Promise<unknown>;

export interface Reads {
  /**
   * Loads, or joins a preload. If a newer request replaces this one, the newer response is
   * returned.
   */
  read: (key: string, load: Load) => Promise<unknown>;
  /** Preloads for a page that is not open yet, unless the key is fresh or being loaded. */
  preload: (key: string, freshMs: number, load: Load) => Promise<unknown>;
  /** Marks a key as fresh: its data arrived in another response. */
  markFresh: (key: string) => void;
  releasePreloads: () => void;
  /** A request without subscribers is aborted. Returns an unsubscribe function. */
  watch: (key: string) => () => void;
  isRunning: (matches: (key: string) => boolean) => boolean;
  isFresh: (key: string, freshMs: number) => boolean;
  expire: (matches: (key: string) => boolean) => void;
}

export function createReads(): Reads {
  const running = new Map<string, Read>();
  const preloads = new Map<string, Read>();
  const loadedAt = new Map<string, number>();
  const watchers = new Map<string, number>();

  function begin(key: string, load: Load): Read {
    abortRead(key);
    const controller = new AbortController();
    const aborted = new Promise<never>((_resolve, reject) => {
      // Rejects at once, even if `load` is still waiting, for example for new tokens.
      controller.signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
    const promise = Promise.race([load(controller.signal), aborted]);
    return follow(key, { promise, abort: () => controller.abort() });
  }

  function follow(key: string, read: Read): Read {
    running.set(key, read);
    const end = (isLoaded: boolean) => () => {
      if (running.get(key) !== read) return;
      running.delete(key);
      if (isLoaded) loadedAt.set(key, Date.now());
    };
    read.promise.then(end(true), end(false));
    return read;
  }

  function abortRead(key: string): void {
    running.get(key)?.abort();
    running.delete(key);
    preloads.delete(key);
  }

  async function newestResult(key: string, read: Read): Promise<unknown> {
    try {
      return await read.promise;
    } catch (error) {
      const newer = running.get(key);
      if (isAborted(error) && newer) return newestResult(key, newer);
      throw error;
    }
  }

  const isFresh: Reads['isFresh'] = (key, freshMs) =>
    Date.now() - (loadedAt.get(key) ?? -Infinity) < freshMs;

  return {
    isFresh,
    isRunning: (matches) => [...running.keys()].some(matches),
    read: (key, load) => {
      const preloaded = preloads.get(key);
      preloads.delete(key);
      return newestResult(key, preloaded ? follow(key, preloaded) : begin(key, load));
    },
    preload: async (key, freshMs, load) => {
      const known = preloads.get(key) ?? running.get(key);
      if (!known && isFresh(key, freshMs)) return undefined;
      const read = known ?? begin(key, load);
      // Also keeps a pending request: the page that uses it may be left before this one opens.
      preloads.set(key, read);
      const data = await read.promise;
      if (preloads.get(key) === read) preloads.delete(key);
      return data;
    },
    markFresh: (key) => loadedAt.set(key, Date.now()),
    releasePreloads: () => {
      for (const key of preloads.keys()) {
        if (!watchers.get(key)) abortRead(key);
      }
      preloads.clear();
    },
    watch: (key) => {
      watchers.set(key, (watchers.get(key) ?? 0) + 1);
      return () => {
        watchers.set(key, (watchers.get(key) ?? 1) - 1);
        // The next page may subscribe in the same task.
        queueMicrotask(() => {
          if (watchers.get(key)) return;
          watchers.delete(key);
          if (!preloads.has(key)) abortRead(key);
        });
      };
    },
    expire: (matches) => {
      for (const key of [...running.keys(), ...preloads.keys()].filter(matches)) abortRead(key);
      for (const key of [...loadedAt.keys()].filter(matches)) loadedAt.delete(key);
    },
  };
}
