import type { Clock, TestCallState } from './testCallTypes.ts';

/** How long changes that come in quick succession are gathered: a frame or two of the screen. */
const GATHER_MS = 40;

/** The state of a test call and who is told of it. */
export interface CallStateHolder {
  getState: () => TestCallState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the state and tells at once. */
  change: (changes: Partial<TestCallState>) => void;
  /** Changes the state and tells a moment later, once for all such changes. */
  changeSoon: (changes: Partial<TestCallState>) => void;
}

/** Creates a holder of the state. */
export function createCallState(initial: TestCallState, clock: Clock): CallStateHolder {
  const listeners = new Set<() => void>();
  let state = initial;
  let callOff: (() => void) | null = null;

  function tell(): void {
    callOff?.();
    callOff = null;
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
      tell();
    },
    changeSoon(changes) {
      state = { ...state, ...changes };
      callOff ??= clock.after(GATHER_MS, tell);
    },
  };
}
