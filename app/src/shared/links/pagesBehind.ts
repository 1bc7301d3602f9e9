import type { Api } from '@platform/api';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** What the module of a page gives. */
export interface PageModule {
  Page: ComponentType;
  /** Asks for the page's data, so that they are on their way before it is drawn. */
  begin?: (api: Api) => void;
}

/** What a route of a page tells about it before it is there. */
export interface PageHandle {
  /** Loads the page's chunk. */
  load: () => Promise<unknown>;
  /** Asks for the page's data, so that they are on their way before it is drawn. */
  begin?: (api: Api) => Promise<void>;
}

type Match = { route: Pick<RouteObject, 'handle'> };

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

const pagesOf = (matches: readonly Match[]): PageHandle[] =>
  matches.map(({ route }): unknown => route.handle).filter((handle) => isPage(handle));

/**
 * Makes what fetches the chunks of every route that an address matches, once for each path: to match
 * costs nearly as much as to follow the link.
 */
export function createPrefetch(routes: RouteObject[]): (href: string) => void {
  const fetched = new Set<string>();
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    if (fetched.has(path)) return;
    fetched.add(path);
    for (const page of pagesOf(matchRoutes(routes, path) ?? []))
      // A chunk that cannot be had now is asked for again, and complained about, when it is opened.
      page.load().catch(() => fetched.delete(path));
  };
}

/**
 * Asks for the data of the page that the app starts on, with the token at hand, while it is still
 * being found out whose it is. A page that cannot be begun asks by itself when it is there.
 *
 * @param matches the routes of the address
 * @returns resolves when the first calls are on their way
 */
export async function beginPage(matches: readonly Match[], api: Api): Promise<void> {
  await Promise.allSettled(pagesOf(matches).map(async ({ begin }) => begin?.(api)));
}
