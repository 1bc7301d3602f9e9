import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** `query` must be constant; `onServer` is the value without a window. */
export function useMedia(query: string, onServer: boolean): boolean {
  // Created once, because a new list forces a style recalculation.
  const list = useMemo(
    () => (typeof window === 'undefined' ? null : window.matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? onServer,
    () => onServer,
  );
}
