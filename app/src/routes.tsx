import type { ComponentType } from 'react';
import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { AppError } from './errors/AppError.tsx';
import { loadRouteError } from './errors/LazyRouteError.ts';
import { PageError } from './errors/PageError.tsx';
import { reloadWhenStale } from './shared/chunks/staleChunk.ts';
import { Starting } from './shared/session/Starting.tsx';
import type { PageHandle } from './shared/links/pagesBehind.ts';
import { redirectFinished, redirectSignedIn, requireSession } from './shared/session/guards.ts';
import type { GuardedSession } from './shared/session/guards.ts';

type LoadPage = () => Promise<ComponentType>;

/** Makes routes of pages that are chunks of their own; one that is gone loads everything anew. */
const lazyPages = (reload: () => void) => {
  /**
   * `load` is what a link fetches ahead; `begin` asks for the page's data when the app starts there.
   * `lazy` is a function because the router overlooks the failure of a single lazy property, and
   * would show nothing.
   */
  const page = (
    load: LoadPage,
    begin?: PageHandle['begin'],
  ): Pick<RouteObject, 'lazy' | 'handle'> => ({
    handle: { load, begin } satisfies PageHandle,
    lazy: async () => ({ Component: await reloadWhenStale(load, reload) }),
  });
  /** A path whose screen comes with a later issue. */
  const soon = (path: string): RouteObject => ({
    path,
    ...page(async () => (await import('./errors/ComingSoonPage.tsx')).ComingSoonPage),
  });
  return { page, soon };
};

/**
 * Pages whose failure leaves the frame around them alive (reliability P10). The boundary is a route
 * of its own: beside a `lazy` that failed the router shows its fallback instead of the boundary.
 */
const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageError, children });

/** Protected screens inside the shell (reading 2): spec 2.1 in its order. */
const shellRoutes = ({ page, soon }: ReturnType<typeof lazyPages>): RouteObject[] => [
  {
    path: paths.dashboard,
    ...page(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  },
  soon(paths.notifications),
  soon(paths.knowledgeBase),
  soon(paths.account),
  soon('/bot-studio'),
  soon('/bot-studio/bots'),
  soon('/bot-studio/knowledgebase'),
  soon('/bot-studio/customise'),
  soon('/bot-studio/:botId'),
  soon('/voice-agent'),
  soon('/voice-agent/agents'),
  soon('/voice-agent/tools'),
  soon('/voice-agent/knowledge-base'),
  soon('/voice-agent/analytics'),
  soon('/voice-agent/phone-numbers'),
  soon('/voice-agent/call-history'),
  soon('/voice-agent/create'),
  soon('/voice-agent/edit/:agentId'),
  soon('/content-studio'),
  soon('/content-studio/generate'),
  soon('/content-studio/templates'),
  soon('/content-studio/analytics'),
  soon('/content-studio/history'),
  {
    path: paths.crm,
    ...page(async () => (await import('./crm/CrmOverviewPage.tsx')).CrmOverviewPage),
  },
  {
    path: paths.crmContacts,
    ...page(async () => (await import('./crm/ContactsPage.tsx')).ContactsPage),
  },
  {
    path: paths.crmLeads,
    ...page(async () => (await import('./crm/LeadsPage.tsx')).LeadsPage),
  },
  {
    path: paths.crmInteractions,
    ...page(async () => (await import('./crm/InteractionsPage.tsx')).InteractionsPage),
  },
  soon(paths.analytics),
  {
    path: paths.integrations,
    ...page(async () => (await import('./integrations/IntegrationsPage.tsx')).IntegrationsPage),
  },
  {
    path: paths.integrationsCallback,
    ...page(
      async () => (await import('./integrations/IntegrationReturnPage.tsx')).IntegrationReturnPage,
    ),
  },
  {
    path: paths.settings,
    ...page(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
  },
  {
    path: paths.teams,
    ...page(
      async () => (await import('./team/TeamPage.tsx')).TeamPage,
      async (api) => (await import('./team/TeamPage.tsx')).beginTeam(api),
    ),
  },
  {
    path: paths.billing,
    ...page(async () => (await import('./billing/BillingOverviewPage.tsx')).BillingOverviewPage),
  },
  {
    path: paths.usageAnalytics,
    ...page(async () => (await import('./billing/UsageAnalyticsPage.tsx')).UsageAnalyticsPage),
  },
  {
    path: paths.plans,
    ...page(async () => (await import('./billing/PlansPage.tsx')).PlansPage),
  },
  {
    path: paths.invoices,
    ...page(async () => (await import('./billing/InvoicesPage.tsx')).InvoicesPage),
  },
];

/** The frame itself watches the session; a new query or page need not wait for its guard again. */
const never = () => false;

/**
 * The whole route table of spec 2.1. Every page is a chunk of its own; the router waits for it and
 * keeps the old page meanwhile.
 *
 * @param session where the guards look
 * @param reload loads the page anew, for a build that is gone
 */
export function routes(session: GuardedSession, reload: () => void): RouteObject[] {
  const pages = lazyPages(reload);
  const { page, soon } = pages;
  const signIn = page(async () => (await import('./session/SignInPage.tsx')).SignInPage);
  const all: RouteObject[] = [
    { path: paths.home, loader: () => redirect(paths.dashboard), Component: Starting },
    {
      loader: requireSession(session),
      shouldRevalidate: never,
      ...page(async () => (await import('./shell/ShellLayout.tsx')).ShellLayout),
      children: [guarded(shellRoutes(pages))],
    },
    {
      loader: requireSession(session),
      shouldRevalidate: never,
      ...page(async () => (await import('./shell/PlainLayout.tsx')).PlainLayout),
      children: [guarded([soon(paths.profile), soon(paths.onboarding)])],
    },
    { path: paths.auth, loader: redirectSignedIn(session), ...signIn },
    { path: paths.login, loader: redirectSignedIn(session), ...signIn },
    { ...soon(paths.register), loader: redirectSignedIn(session) },
    {
      path: paths.authCallback,
      loader: redirectFinished(session),
      ...page(async () => (await import('./session/CallbackPage.tsx')).CallbackPage),
    },
    soon(paths.registerSuccess),
    soon(paths.acceptInvite),
    {
      path: '*',
      ...page(async () => (await import('./errors/NotFoundPage.tsx')).NotFoundPage),
    },
  ];
  // The outer route has no boundary of its own: the router's last resort shows where the error
  // screen itself fails (reading 11). That screen is fetched ahead with any page that is.
  const errors = { ErrorBoundary: AppError, handle: { load: loadRouteError } };
  return [{ HydrateFallback: Starting, children: [{ ...errors, children: all }] }];
}
