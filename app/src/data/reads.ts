import { ApiError, isAborted } from '@platform/api';

interface Read {
  promise: Promise<unknown>;
  giveUp: () => void;
}

type Load = (signal: AbortSignal) => Promise<unknown>;

/** The reads of one person: which are under way, who waits for them, and how old the answers are. */
export interface Reads {
  /**
   * Asks, or takes over the read that `preload` began. Where a newer read takes its place it answers
   * what that one does.
   */
  read: (key: string, load: Load) => Promise<unknown>;
  /** Begins a read whose page is not there yet; a key that is under way or fresh is not asked for. */
  preload: (key: string, freshMs: number, load: Load) => Promise<unknown>;
  /** Takes note of an answer that came another way: nobody need ask for it while it is fresh. */
  noteAnswer: (key: string) => void;
  /** Gives up what was preloaded and never taken over: its page was left. */
  releasePreloads: () => void;
  /**
   * Waits for a key. When nobody does any more, its read is given up: an answer that no page shows
   * is not worth the network.
   *
   * @returns stops waiting
   */
  watch: (key: string) => () => void;
  /** Whether a read is under way. */
  isRunning: (matches: (key: string) => boolean) => boolean;
  /** Whether the answer of a key is younger than `freshMs` milliseconds. */
  isFresh: (key: string, freshMs: number) => boolean;
  /** Makes answers old, those under way too: the next page that wants one asks again. */
  expire: (matches: (key: string) => boolean) => void;
}

/** Makes the register of reads for one person. */
export function createReads(): Reads {
  const running = new Map<string, Read>();
  const preloads = new Map<string, Read>();
  const loadedAt = new Map<string, number>();
  const watchers = new Map<string, number>();

  function begin(key: string, load: Load): Read {
    giveUp(key);
    const controller = new AbortController();
    const givenUp = new Promise<never>((_resolve, reject) => {
      // What waits for something else, such as new tokens, would notice only then.
      controller.signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
    const promise = Promise.race([load(controller.signal), givenUp]);
    return follow(key, { promise, giveUp: () => controller.abort() });
  }

  function follow(key: string, read: Read): Read {
    running.set(key, read);
    const end = (isAnswered: boolean) => () => {
      if (running.get(key) !== read) return;
      running.delete(key);
      if (isAnswered) loadedAt.set(key, Date.now());
    };
    read.promise.then(end(true), end(false));
    return read;
  }

  /** Ends the read of a key that is under way: its answer is not wanted, or too old. */
  function giveUp(key: string): void {
    running.get(key)?.giveUp();
    running.delete(key);
    preloads.delete(key);
  }

  async function newestAnswer(key: string, read: Read): Promise<unknown> {
    try {
      return await read.promise;
    } catch (error) {
      const newer = running.get(key);
      if (isAborted(error) && newer) return newestAnswer(key, newer);
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
      return newestAnswer(key, preloaded ? follow(key, preloaded) : begin(key, load));
    },
    preload: async (key, freshMs, load) => {
      const known = preloads.get(key) ?? running.get(key);
      if (!known && isFresh(key, freshMs)) return undefined;
      const read = known ?? begin(key, load);
      // One that is under way is kept, too: who waits for it now may leave before the page is there.
      preloads.set(key, read);
      const answer = await read.promise;
      if (preloads.get(key) === read) preloads.delete(key);
      return answer;
    },
    noteAnswer: (key) => loadedAt.set(key, Date.now()),
    releasePreloads: () => {
      for (const key of preloads.keys()) {
        if (!watchers.get(key)) giveUp(key);
      }
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
          if (!preloads.has(key)) giveUp(key);
        });
      };
    },
    expire: (matches) => {
      for (const key of [...running.keys(), ...preloads.keys()].filter(matches)) giveUp(key);
      for (const key of [...loadedAt.keys()].filter(matches)) loadedAt.delete(key);
    },
  };
}
