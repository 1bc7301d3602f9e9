import { preloadTexts } from '@platform/i18n';
import { redirect } from 'react-router';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { Suspense } from 'react';
import type { DataClient } from './data/dataClient.ts';
import { loadRouteError, LazyRouteError } from './errors/LazyRouteError.ts';
import { reloadWhenStale } from './routing/staleChunk.ts';
import type { PageAccess, PageManifest } from './routing/area.ts';
import type { PageModule } from './routing/pageModule.ts';
import type { Pages } from './routing/pages.ts';
import type { PageHandle } from './routing/prefetchPages.ts';
import { redirectWithoutResponse, redirectSignedIn, requireSession } from './session/guards.ts';
import type { GuardedSession } from './session/guards.ts';

export interface RoutesOptions {
  session: GuardedSession;
  data: DataClient;
  pages: Pages;
  language: () => string;
  /** Reloads the page if its build no longer exists on the host. */
  reload: () => void;
}

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

/** Skips loaders if only the query changes: the open page reads what it needs. */
const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The frame watches the session itself, so its guard need not run again. */
const alwaysFalse = () => false;

/** A separate route, because the router ignores the boundary of a route whose `lazy` failed. */
const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageError, children });

/**
 * Loads texts before a page renders, so that it is not shown in English first. Texts that fail to
 * load are English.
 */
const textsOfCode = (language: string) => preloadTexts(language).catch(() => {});

/** Every page is lazy; the router keeps the old page while a new one loads. */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  const { session, pages, reload, language } = options;
  const lazyPage = (load: () => Promise<PageModule>) => ({
    handle: { load } satisfies PageHandle,
    lazy: async () => {
      const { Page, loader } = await reloadWhenStale(load, reload);
      await textsOfCode(language());
      return { Component: Page, ...(loader ? { loader: startReads(options, loader) } : {}) };
    },
    shouldRevalidate: onOtherPath,
  });
  const pageRoute = (page: PageManifest): RouteObject => {
    const { path } = page;
    if ('redirectTo' in page) return { path, loader: () => redirect(page.redirectTo) };
    return { path, ...lazyPage(page.load) };
  };
  const toDashboard = redirectSignedIn(session, pages.href('dashboard'));
  const guards: Record<Exclude<PageAccess, 'signedIn'>, LoaderFunction | undefined> = {
    signedOut: toDashboard,
    authReturn: redirectWithoutResponse(toDashboard),
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
      shouldRevalidate: alwaysFalse,
      children: [guarded(framed)],
    },
    ...open,
    { path: '*', ...lazyPage(() => import('./errors/NotFoundPage.tsx')) },
  ];
  // No boundary on the outer route: if the error screen fails, the router's fallback is shown.
  const errors = { ErrorBoundary: AppError, handle: { load: loadRouteError } };
  return [{ HydrateFallback: Starting, children: [{ ...errors, children: all }] }];
}

function AppError() {
  return (
    <Suspense>
      <LazyRouteError layout="full" />
    </Suspense>
  );
}

function PageError() {
  return (
    <Suspense>
      <LazyRouteError layout="content" />
    </Suspense>
  );
}

function Starting() {
  return null;
}
