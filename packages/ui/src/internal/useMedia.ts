import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; a change of it draws again.
 *
 * @param query a constant
 * @param onServer what holds where there is no window
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
