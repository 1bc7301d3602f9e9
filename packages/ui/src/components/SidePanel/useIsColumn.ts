import { useSyncExternalStore } from 'react';
import { columnQuery } from '../../tokens/media.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(columnQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a panel beside the page. */
export function useIsColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(columnQuery).matches,
    () => true,
  );
}
