interface Read {
  promise: Promise<unknown>;
  controller: AbortController;
}

type Load = (signal: AbortSignal) => Promise<unknown>;

/** The reads of one person: which are under way, who waits for them, and how old the answers are. */
export interface Reads {
  /** Asks, or takes over the read that `preload` began. */
  read: (key: string, load: Load) => Promise<unknown>;
  /** Begins a read whose page is not there yet; a key that is under way or fresh is left alone. */
  preload: (key: string, freshMs: number, load: Load) => Promise<unknown>;
  /** Gives up what was preloaded and never taken over: its page was left. */
  releasePreloads: () => void;
  /**
   * Waits for a key. When nobody does any more, its read is given up: an answer that no page shows
   * is not worth the network.
   *
   * @returns stops waiting
   */
  watch: (key: string) => () => void;
  /** Whether the answer of a key is younger than `freshMs` milliseconds. */
  isFresh: (key: string, freshMs: number) => boolean;
  /** Makes answers old: the next page that wants one asks again. */
  expire: (matches: (key: string) => boolean) => void;
}

/** Makes the register of reads for one person. */
export function createReads(): Reads {
  const running = new Map<string, Read>();
  const preloads = new Map<string, Read>();
  const loadedAt = new Map<string, number>();
  const watchers = new Map<string, number>();

  function begin(key: string, load: Load): Read {
    const controller = new AbortController();
    const read = { promise: load(controller.signal), controller };
    running.set(key, read);
    void follow(key, read);
    return read;
  }

  async function follow(key: string, read: Read): Promise<void> {
    try {
      await read.promise;
      loadedAt.set(key, Date.now());
    } catch {
      // Whoever waits for the read is told.
    } finally {
      if (running.get(key) === read) running.delete(key);
    }
  }

  const isFresh: Reads['isFresh'] = (key, freshMs) =>
    Date.now() - (loadedAt.get(key) ?? -Infinity) < freshMs;

  return {
    isFresh,
    read: (key, load) => {
      const preloaded = preloads.get(key);
      preloads.delete(key);
      return (preloaded ?? begin(key, load)).promise;
    },
    preload: async (key, freshMs, load) => {
      const known = preloads.get(key) ?? running.get(key);
      if (known) return known.promise;
      if (isFresh(key, freshMs)) return undefined;
      const read = begin(key, load);
      preloads.set(key, read);
      const answer = await read.promise;
      if (preloads.get(key) === read) preloads.delete(key);
      return answer;
    },
    releasePreloads: () => {
      for (const { controller } of preloads.values()) controller.abort();
      preloads.clear();
    },
    watch: (key) => {
      watchers.set(key, (watchers.get(key) ?? 0) + 1);
      return () => {
        watchers.set(key, (watchers.get(key) ?? 1) - 1);
        // The page that follows may want the same answer; it starts to wait in the same task.
        queueMicrotask(() => {
          if (watchers.get(key)) return;
          watchers.delete(key);
          running.get(key)?.controller.abort();
        });
      };
    },
    expire: (matches) => {
      for (const key of [...loadedAt.keys()].filter(matches)) loadedAt.delete(key);
    },
  };
}
