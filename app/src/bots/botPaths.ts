import type { BotPaths } from '@platform/ui';

/** The addresses of the section. */
export const botPaths: BotPaths = {
  overview: '/bot-studio',
  bots: '/bot-studio/bots',
  train: '/bot-studio/knowledgebase',
  customise: '/bot-studio/customise',
};

/** The address of a bot's editor. */
export const botHref = (botId: string): string => `/bot-studio/${encodeURIComponent(botId)}`;

/** The address of the bots with the embed panel of one. */
export const embedHref = (botId: string): string =>
  `${botPaths.bots}?embed=${encodeURIComponent(botId)}`;
