import { redirect } from 'react-router';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { DataClient } from './data/dataClient.ts';
import { AppError } from './errors/AppError.tsx';
import { loadRouteError } from './errors/LazyRouteError.ts';
import { PageError } from './errors/PageError.tsx';
import { reloadWhenStale } from './routing/staleChunk.ts';
import type { PageAccess, PageManifest } from './routing/area.ts';
import type { PageModule } from './routing/pageModule.ts';
import type { Pages } from './routing/pages.ts';
import type { PageHandle } from './routing/prefetchPages.ts';
import { redirectFinished, redirectSignedIn, requireSession } from './session/guards.ts';
import type { GuardedSession } from './session/guards.ts';
import { Starting } from './session/Starting.tsx';

export interface RoutesOptions {
  /** Where the guards look. */
  session: GuardedSession;
  /** Where pages start their reads. */
  data: DataClient;
  pages: Pages;
  /** The interface language at the time. */
  language: () => string;
  /** Reloads the page, for a build that is gone. */
  reload: () => void;
}

/** A loader that starts the reads of a page and does not wait for them: the page shows their state. */
const startReads =
  (
    { data, language }: Pick<RoutesOptions, 'data' | 'language'>,
    start: NonNullable<PageModule['loader']>,
  ): LoaderFunction =>
  ({ request, params }) => {
    data.releasePreloads();
    start({ preload: data.preload, language: language(), url: new URL(request.url), params });
    return null;
  };

/** A change of the query alone loads nothing: the page that is there reads what it needs. */
const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The frame itself watches the session; a new page need not wait for its guard again. */
const never = () => false;

/**
 * Pages whose failure leaves the frame around them alive. The boundary is a route of its own:
 * beside a `lazy` that failed the router shows its fallback instead of the boundary.
 */
const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageError, children });

/**
 * The route table, made of the pages of all areas. Every page is lazy; the router waits for it and
 * keeps the old page meanwhile.
 */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  const { session, pages, reload } = options;
  /**
   * `lazy` is a function because the router overlooks the failure of a single lazy property, and
   * would show nothing.
   */
  const lazyPage = (load: () => Promise<PageModule>) => ({
    handle: { load } satisfies PageHandle,
    lazy: async () => {
      const { Page, loader } = await reloadWhenStale(load, reload);
      return { Component: Page, ...(loader ? { loader: startReads(options, loader) } : {}) };
    },
    shouldRevalidate: onOtherPath,
  });
  const pageRoute = (page: PageManifest): RouteObject => {
    const { path } = page;
    if ('leadsTo' in page) return { path, loader: () => redirect(page.leadsTo) };
    return { path, ...lazyPage(page.load) };
  };
  const toDashboard = redirectSignedIn(session, pages.href('dashboard'));
  const guards: Record<Exclude<PageAccess, 'signedIn'>, LoaderFunction | undefined> = {
    signedOut: toDashboard,
    authReturn: redirectFinished(toDashboard),
    public: undefined,
  };
  const framed = pages.all
    .filter(({ access = 'signedIn' }) => access === 'signedIn')
    .map(pageRoute);
  const open = pages.all.flatMap((page): RouteObject[] => {
    const { access = 'signedIn' } = page;
    if (access === 'signedIn') return [];
    const loader = guards[access];
    return [{ ...pageRoute(page), ...(loader ? { loader } : {}) }];
  });
  const all: RouteObject[] = [
    { path: '/', loader: () => redirect(pages.href('dashboard')), Component: Starting },
    {
      loader: requireSession(session, pages.href('signIn')),
      ...lazyPage(() => import('./shell/ShellLayout.tsx')),
      shouldRevalidate: never,
      children: [guarded(framed)],
    },
    ...open,
    { path: '*', ...lazyPage(() => import('./errors/NotFoundPage.tsx')) },
  ];
  // The outer route has no boundary of its own: the router's last resort shows where the error
  // screen itself fails. That screen is preloaded with any page that is.
  const errors = { ErrorBoundary: AppError, handle: { load: loadRouteError } };
  return [{ HydrateFallback: Starting, children: [{ ...errors, children: all }] }];
}
