import { useSyncExternalStore } from 'react';

/** From here a panel is a column beside the page (design language, Side Panel). */
const columnQuery = '(min-width: 1100px)';

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
