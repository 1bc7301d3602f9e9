import type { BotPaths } from '@platform/ui';

/** The addresses of the section. */
export const botPaths: BotPaths = {
  overview: '/bot-studio',
  bots: '/bot-studio/bots',
  train: '/bot-studio/knowledgebase',
  customise: '/bot-studio/customise',
};
