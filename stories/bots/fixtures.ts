import type { Bot } from '@platform/domain';
import type { BotPaths } from '@platform/ui/bots';

export const paths: BotPaths = {
  overview: '/bot-studio',
  bots: '/bot-studio/bots',
  train: '/bot-studio/knowledgebase',
  customise: '/bot-studio/customise',
};

export const botHref = (id: string) => `/bot-studio/${id}`;
export const embedHref = (id: string) => `/bot-studio/bots?embed=${id}`;

const bot = (id: string, overrides: Partial<Bot>): Bot => ({
  key: id,
  id,
  name: '',
  description: '',
  greeting: 'Hello.',
  knowledgeBaseId: '',
  knowledgeBaseName: '',
  updatedAt: new Date(2024, 5, 21, 9, 40),
  ...overrides,
});

export const websiteAssistant = bot('bot-1', {
  name: 'Website assistant',
  description: 'Opening hours, prices and bookings',
  greeting: 'Hello. Ask me about opening hours, prices or bookings.',
  knowledgeBaseId: 'kb-1',
  knowledgeBaseName: 'Shop and services',
});

export const bots: readonly Bot[] = [
  bot('bot-3', { name: 'Intranet trial' }),
  bot('bot-2', {
    name: 'Returns helper',
    description: 'What is covered, and how to send it back',
    knowledgeBaseId: 'kb-9',
  }),
  websiteAssistant,
];

/** Unexpected values: no id, markup, another script, very long words. */
export const oddBots: readonly Bot[] = [
  { ...bot('', { name: '<img src=x onerror=alert(1)>' }), key: 'odd-1', updatedAt: null },
  bot('bot-5', { name: 'مساعد الموقع', description: 'أوقات العمل والأسعار والحجوزات' }),
  bot('bot-6', {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(3),
    description: 'A description that goes on and on, '.repeat(8),
    knowledgeBaseId: 'kb-1',
    knowledgeBaseName: 'A knowledge base with a name that is longer than its column. '.repeat(3),
  }),
];
