import type { TestCallState } from '@platform/api';
import type { Clock } from './testCallTypes.ts';

/** Batching of quick changes, in ms: a frame or two. */
const BATCH_MS = 40;

export interface CallStateHolder {
  getState: () => TestCallState;
  subscribe: (listener: () => void) => () => void;
  change: (changes: Partial<TestCallState>) => void;
  changeBatched: (changes: Partial<TestCallState>) => void;
}

export function createCallState(initial: TestCallState, clock: Clock): CallStateHolder {
  const listeners = new Set<() => void>();
  let state = initial;
  let cancelTimer: (() => void) | null = null;

  function notify(): void {
    cancelTimer?.();
    cancelTimer = null;
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(changes) {
      state = { ...state, ...changes };
      notify();
    },
    changeBatched(changes) {
      state = { ...state, ...changes };
      cancelTimer ??= clock.after(BATCH_MS, notify);
    },
  };
}
