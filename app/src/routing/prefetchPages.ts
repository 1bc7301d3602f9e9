import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

export interface PageHandle {
  load: () => Promise<unknown>;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/** Preloads a URL's chunks once per path: matching costs nearly as much as navigating. */
export function createPrefetch(routes: RouteObject[]): (href: string) => void {
  const fetched = new Set<string>();
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    if (fetched.has(path)) return;
    fetched.add(path);
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const handle: unknown = route.handle;
      // A failed preload is retried and reported when the page opens.
      if (isPageHandle(handle)) handle.load().catch(() => fetched.delete(path));
    }
  };
}
