/** Screens that need no session. */
export const publicScreens = ['/auth', '/auth/register', '/auth/registerSuccess', '/invite/accept'];

/** All other screens; pages with the same placeholder are omitted. */
export const screens = [
  '/analytics?range=quarter',
  '/bot-studio',
  '/bot-studio/bots',
  '/bot-studio/bots?embed=bot_nw02',
  '/knowledge-base',
  '/knowledge-base?base=kb_nw01',
  '/notifications',
  '/content-studio',
  '/content-studio/generate',
  '/content-studio/templates',
  '/content-studio/analytics',
  '/content-studio/history',
  '/content-studio/edit/cnt_nw01',
  '/voice-agent/agents',
  '/voice-agent/tools',
  '/voice-agent/knowledge-base',
  '/voice-agent/phone-numbers',
  '/voice-agent/create',
  '/voice-agent/edit/agt_nw01',
  '/voice-agent/call-history?range=month',
  '/voice-agent/call-history?range=month&call=',
  '/voice-agent/analytics?range=month',
  '/crm',
  '/crm/contacts',
  '/crm/contacts?contact=con_nw0001',
  '/crm/leads',
  '/crm/leads?view=board',
  '/crm/interactions',
  '/inbox',
  '/inbox?conversation=icv_nw0001',
  '/integrations',
  '/onboarding',
  '/account',
  '/profile',
  '/settings',
  '/settings/teams',
  '/billing',
  '/billing/plans',
  '/billing/invoices',
  '/billing/usage-analytics',
  '/nowhere',
  '/dashboard',
];

/**
 * True for panels and boards, which need a page load, and for forms, which ask before they are
 * left.
 */
export const isLoaded = (path: string) => /\?|\/(?:create|edit)\b/.test(path);

/** Selector of the blocks shown while a part loads. */
export const waiting = 'main span[aria-hidden="true"]:empty[style*="inline-size"]';
