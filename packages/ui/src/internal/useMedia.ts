import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; a change of it draws again.
 *
 * @param query a constant
 * @param onServer what holds where there is no window
 */
export function useMedia(query: string, onServer: boolean): boolean {
  // Made once: a new list has the browser bring its styles up to date.
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
