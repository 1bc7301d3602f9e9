import { useCallback, useEffect, useRef } from 'react';

const DEBOUNCE_MS = 300;

export interface KeptDraft<Input> {
  /** Stores a draft at once, or removes it with `null`. */
  keep: (draft: Input | null) => void;
  /** Stores the current values once typing pauses. */
  keepSoon: () => void;
  /** Stores values that still wait for a pause. */
  keepPending: () => void;
}

/** Stores the draft of a form: when typing pauses, when its page is left, and on unmount. */
export function useKeptDraft<Input>(
  getValues: () => Input,
  onDraftChange: (draft: Input | null) => void,
): KeptDraft<Input> {
  const latest = useRef(onDraftChange);
  useEffect(() => {
    latest.current = onDraftChange;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback((draft: Input | null) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current(draft);
  }, []);
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(getValues()), DEBOUNCE_MS);
  }, [getValues, keep]);
  const keepPending = useCallback(() => {
    if (timer.current !== undefined) keep(getValues());
  }, [getValues, keep]);
  useEffect(() => {
    addEventListener('pagehide', keepPending);
    return () => {
      removeEventListener('pagehide', keepPending);
      keepPending();
    };
  }, [keepPending]);
  return { keep, keepSoon, keepPending };
}
