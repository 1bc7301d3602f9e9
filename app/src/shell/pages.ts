import type { shellTexts } from '@platform/i18n';
import { paths } from '../paths.ts';

type PageName = keyof (typeof shellTexts)['texts']['page'];

/** The name, in the breadcrumb and the document's title, of every page that the shell frames. */
export const pages: Readonly<Record<string, PageName>> = {
  [paths.dashboard]: 'dashboard',
  [paths.notifications]: 'notifications',
  [paths.profile]: 'profile',
  [paths.onboarding]: 'onboarding',
  [paths.knowledgeBase]: 'knowledgeBase',
  [paths.account]: 'account',
  '/bot-studio': 'botStudio',
  '/bot-studio/bots': 'bots',
  '/bot-studio/knowledgebase': 'trainBot',
  '/bot-studio/customise': 'customiseBot',
  '/bot-studio/:botId': 'botEditor',
  '/voice-agent': 'voiceAgent',
  '/voice-agent/agents': 'voiceAgents',
  '/voice-agent/tools': 'voiceTools',
  '/voice-agent/knowledge-base': 'voiceKnowledgeBase',
  '/voice-agent/analytics': 'voiceAnalytics',
  '/voice-agent/phone-numbers': 'phoneNumbers',
  '/voice-agent/call-history': 'callHistory',
  '/voice-agent/create': 'createAgent',
  '/voice-agent/edit/:agentId': 'editAgent',
  '/content-studio': 'contentStudio',
  '/content-studio/generate': 'contentGenerate',
  '/content-studio/templates': 'contentTemplates',
  '/content-studio/analytics': 'contentAnalytics',
  '/content-studio/history': 'contentHistory',
  '/crm': 'crm',
  '/crm/contacts': 'contacts',
  '/crm/leads': 'leads',
  '/crm/interactions': 'interactions',
  [paths.analytics]: 'analytics',
  [paths.integrations]: 'integrations',
  [paths.integrationsCallback]: 'integrationsCallback',
  [paths.settings]: 'settings',
  [paths.teams]: 'teams',
  [paths.billing]: 'billing',
  [paths.usageAnalytics]: 'usageAnalytics',
  [paths.plans]: 'plans',
  [paths.invoices]: 'invoices',
};

/** Sections whose own page stands beside others: in the breadcrumb it is their overview. */
export const overviews: readonly string[] = ['/bot-studio', '/crm', paths.billing];

/** The page one level up, by the path; undefined for a page at the top. */
export function parentOf(pattern: string): string | undefined {
  const up = pattern.slice(0, pattern.lastIndexOf('/'));
  return up === '' || up in pages ? up || undefined : parentOf(up);
}
