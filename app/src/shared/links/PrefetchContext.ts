import { createContext, useContext } from 'react';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** Asks for the chunks behind an address inside the app. */
export type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

/** The prefetch of this app; outside of it (a story) nothing is fetched. */
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);

interface PageHandle {
  load: () => Promise<unknown>;
}

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/** Prefetches through the route table: the chunks of every route that the address matches. */
export function prefetchThrough(routes: RouteObject[]): Prefetch {
  return (href) => {
    for (const { route } of matchRoutes(routes, href) ?? []) {
      const handle: unknown = route.handle;
      // A chunk that cannot be had now is asked for again, and complained about, when it is opened.
      if (isPage(handle)) handle.load().catch(() => {});
    }
  };
}
