import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { AppError } from './errors/AppError.tsx';
import { loadRouteError } from './errors/LazyRouteError.ts';
import { PageError } from './errors/PageError.tsx';
import { reloadWhenStale } from './shared/chunks/staleChunk.ts';
import { Starting } from './shared/session/Starting.tsx';
import type { PageHandle, PageModule } from './shared/links/pagesBehind.ts';
import { redirectFinished, redirectSignedIn, requireSession } from './shared/session/guards.ts';
import type { GuardedSession } from './shared/session/guards.ts';

/** Makes routes of pages that are chunks of their own; one that is gone loads everything anew. */
const lazyPages = (reload: () => void) => {
  /**
   * `lazy` is a function because the router overlooks the failure of a single lazy property, and
   * would show nothing.
   */
  const page = (load: () => Promise<PageModule>): Pick<RouteObject, 'lazy' | 'handle'> => ({
    handle: {
      load,
      begin: async (api) => (await load()).begin?.(api),
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await reloadWhenStale(load, reload)).Page }),
  });
  /** A path whose screen comes with a later issue. */
  const soon = (path: string): RouteObject => ({
    path,
    ...page(() => import('./errors/ComingSoonPage.tsx')),
  });
  return { page, soon };
};

/**
 * Pages whose failure leaves the frame around them alive (reliability P10). The boundary is a route
 * of its own: beside a `lazy` that failed the router shows its fallback instead of the boundary.
 */
const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageError, children });

const loadDashboard = () => import('./dashboard/DashboardPage.tsx');

/** Protected screens inside the shell (reading 2): spec 2.1 in its order. */
const shellRoutes = ({ page, soon }: ReturnType<typeof lazyPages>): RouteObject[] => [
  { path: paths.dashboard, ...page(loadDashboard) },
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
  { path: paths.crm, ...page(() => import('./crm/CrmOverviewPage.tsx')) },
  { path: paths.crmContacts, ...page(() => import('./crm/ContactsPage.tsx')) },
  { path: paths.crmLeads, ...page(() => import('./crm/LeadsPage.tsx')) },
  { path: paths.crmInteractions, ...page(() => import('./crm/InteractionsPage.tsx')) },
  soon(paths.analytics),
  { path: paths.integrations, ...page(() => import('./integrations/IntegrationsPage.tsx')) },
  {
    path: paths.integrationsCallback,
    ...page(() => import('./integrations/IntegrationReturnPage.tsx')),
  },
  { path: paths.settings, ...page(() => import('./settings/SettingsPage.tsx')) },
  { path: paths.teams, ...page(() => import('./team/TeamPage.tsx')) },
  { path: paths.billing, ...page(() => import('./billing/BillingOverviewPage.tsx')) },
  { path: paths.usageAnalytics, ...page(() => import('./billing/UsageAnalyticsPage.tsx')) },
  { path: paths.plans, ...page(() => import('./billing/PlansPage.tsx')) },
  { path: paths.invoices, ...page(() => import('./billing/InvoicesPage.tsx')) },
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
  const signIn = page(() => import('./session/SignInPage.tsx'));
  const all: RouteObject[] = [
    // Its page is the dashboard's, which may as well be asked for at once.
    {
      path: paths.home,
      loader: () => redirect(paths.dashboard),
      Component: Starting,
      handle: page(loadDashboard).handle,
    },
    {
      loader: requireSession(session),
      shouldRevalidate: never,
      ...page(() => import('./shell/ShellLayout.tsx')),
      children: [guarded(shellRoutes(pages))],
    },
    {
      loader: requireSession(session),
      shouldRevalidate: never,
      ...page(() => import('./shell/PlainLayout.tsx')),
      children: [guarded([soon(paths.profile), soon(paths.onboarding)])],
    },
    { path: paths.auth, loader: redirectSignedIn(session), ...signIn },
    { path: paths.login, loader: redirectSignedIn(session), ...signIn },
    { ...soon(paths.register), loader: redirectSignedIn(session) },
    {
      path: paths.authCallback,
      loader: redirectFinished(session),
      ...page(() => import('./session/CallbackPage.tsx')),
    },
    soon(paths.registerSuccess),
    soon(paths.acceptInvite),
    {
      path: '*',
      ...page(() => import('./errors/NotFoundPage.tsx')),
    },
  ];
  // The outer route has no boundary of its own: the router's last resort shows where the error
  // screen itself fails (reading 11). That screen is fetched ahead with any page that is.
  const errors = { ErrorBoundary: AppError, handle: { load: loadRouteError } };
  return [{ HydrateFallback: Starting, children: [{ ...errors, children: all }] }];
}
