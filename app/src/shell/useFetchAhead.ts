import { Menu } from '@platform/ui';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { whenIdle } from '../shared/chunks/whenIdle.ts';
import { usePrefetch } from '../shared/links/PrefetchContext.ts';

/**
 * Fetches, once the page is at rest, what must be there without a network too: the menu that signs
 * out, the page on which a session ends, and the screen that says what failed (reliability S19).
 */
export function useFetchAhead(): void {
  const prefetch = usePrefetch();
  useEffect(
    () =>
      whenIdle(() => {
        Menu.prefetch();
        prefetch(paths.auth);
        import('../errors/RouteError.tsx').catch(() => {});
      }),
    [prefetch],
  );
}
