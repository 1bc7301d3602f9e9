import { createContext, useContext } from 'react';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** Asks for the chunks behind an address inside the app. */
export type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

/** The prefetch of this app; outside of it (a story) nothing is fetched. */
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);

/** Prefetches through the route table: the chunks of every route that the address matches. */
export function prefetchThrough(routes: RouteObject[]): Prefetch {
  return (href) => {
    for (const { route } of matchRoutes(routes, href) ?? []) {
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => {});
    }
  };
}
