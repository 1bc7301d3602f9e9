export interface IdleState {
  isIdle: () => boolean;
  untilIdle: () => Promise<void>;
}

interface PendingCalls extends IdleState {
  track: <T>(call: Promise<T>) => Promise<T>;
}

/** Counts pending requests, so that low-priority work can wait for them. */
export function createPendingCalls(): PendingCalls {
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
    isIdle: () => open === 0,
    untilIdle: () =>
      new Promise((resolve) => {
        if (open === 0) resolve();
        else waiting.add(resolve);
      }),
  };
}
