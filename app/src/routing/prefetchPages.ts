import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** What the route of a page tells about it before it is there. */
export interface PageHandle {
  /** Loads the page's chunk. */
  load: () => Promise<unknown>;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/**
 * Makes a function that fetches the chunks of every route that an address matches, once for each
 * path: to match costs nearly as much as to follow the link.
 */
export function createPrefetch(routes: RouteObject[]): (href: string) => void {
  const fetched = new Set<string>();
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    if (fetched.has(path)) return;
    fetched.add(path);
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const handle: unknown = route.handle;
      // A chunk that cannot be had now is asked for again, and complained about, when it is opened.
      if (isPageHandle(handle)) handle.load().catch(() => fetched.delete(path));
    }
  };
}
