import type { TextKey } from '@platform/i18n';
import type { shellTexts } from '@platform/i18n';
import { paths } from '../paths.ts';

type PageKey = Extract<TextKey<typeof shellTexts>, `shell.page.${string}`>;

interface Page {
  /** Names the page in the breadcrumb and in the document's title. */
  title: PageKey;
  /** The page one level up. */
  parent?: string;
}

/** Every page that the shell frames, by its path pattern (spec 2.1). */
export const pages: Readonly<Record<string, Page>> = {
  [paths.dashboard]: { title: 'shell.page.dashboard' },
  [paths.notifications]: { title: 'shell.page.notifications' },
  [paths.profile]: { title: 'shell.page.profile' },
  [paths.onboarding]: { title: 'shell.page.onboarding' },
  [paths.knowledgeBase]: { title: 'shell.page.knowledgeBase' },
  [paths.account]: { title: 'shell.page.account' },
  '/bot-studio': { title: 'shell.page.botStudio' },
  '/bot-studio/bots': { title: 'shell.page.bots', parent: '/bot-studio' },
  '/bot-studio/knowledgebase': { title: 'shell.page.trainBot', parent: '/bot-studio' },
  '/bot-studio/customise': { title: 'shell.page.customiseBot', parent: '/bot-studio' },
  '/bot-studio/:botId': { title: 'shell.page.botEditor', parent: '/bot-studio' },
  '/voice-agent': { title: 'shell.page.voiceAgent' },
  '/voice-agent/agents': { title: 'shell.page.voiceAgents', parent: '/voice-agent' },
  '/voice-agent/tools': { title: 'shell.page.voiceTools', parent: '/voice-agent' },
  '/voice-agent/knowledge-base': { title: 'shell.page.voiceKnowledgeBase', parent: '/voice-agent' },
  '/voice-agent/analytics': { title: 'shell.page.voiceAnalytics', parent: '/voice-agent' },
  '/voice-agent/phone-numbers': { title: 'shell.page.phoneNumbers', parent: '/voice-agent' },
  '/voice-agent/call-history': { title: 'shell.page.callHistory', parent: '/voice-agent' },
  '/voice-agent/create': { title: 'shell.page.createAgent', parent: '/voice-agent' },
  '/voice-agent/edit/:agentId': { title: 'shell.page.editAgent', parent: '/voice-agent' },
  '/content-studio': { title: 'shell.page.contentStudio' },
  '/content-studio/generate': { title: 'shell.page.contentGenerate', parent: '/content-studio' },
  '/content-studio/templates': { title: 'shell.page.contentTemplates', parent: '/content-studio' },
  '/content-studio/analytics': { title: 'shell.page.contentAnalytics', parent: '/content-studio' },
  '/content-studio/history': { title: 'shell.page.contentHistory', parent: '/content-studio' },
  '/crm': { title: 'shell.page.crm' },
  '/crm/contacts': { title: 'shell.page.contacts', parent: '/crm' },
  '/crm/leads': { title: 'shell.page.leads', parent: '/crm' },
  '/crm/interactions': { title: 'shell.page.interactions', parent: '/crm' },
  [paths.analytics]: { title: 'shell.page.analytics' },
  '/integrations': { title: 'shell.page.integrations' },
  '/integrations/callback': { title: 'shell.page.integrationsCallback', parent: '/integrations' },
  [paths.settings]: { title: 'shell.page.settings' },
  [paths.teams]: { title: 'shell.page.teams', parent: paths.settings },
  [paths.billing]: { title: 'shell.page.billing' },
  '/billing/usage-analytics': { title: 'shell.page.usageAnalytics', parent: paths.billing },
  '/billing/plans': { title: 'shell.page.plans', parent: paths.billing },
  '/billing/invoices': { title: 'shell.page.invoices', parent: paths.billing },
};
