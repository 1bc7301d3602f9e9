/** Tells whether calls are under way. */
export interface Quiet {
  isQuiet: () => boolean;
  /** Resolves once no call is under way: at once where none is. */
  quiet: () => Promise<void>;
}

/** The calls that are under way. */
interface OpenCalls extends Quiet {
  /** Counts a call until it is answered, refused or given up. */
  track: <T>(call: Promise<T>) => Promise<T>;
}

/** Counts calls, so that what can wait does not take the network from them. */
export function createOpenCalls(): OpenCalls {
  let open = 0;
  const waiting = new Set<() => void>();

  function close(): void {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  return {
    track(call) {
      open += 1;
      void call.then(close, close);
      return call;
    },
    isQuiet: () => open === 0,
    quiet: () =>
      new Promise((resolve) => {
        if (open === 0) resolve();
        else waiting.add(resolve);
      }),
  };
}
