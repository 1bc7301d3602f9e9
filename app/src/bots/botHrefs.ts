import { botPaths } from './botPaths.ts';

/** The address of a bot's editor. */
export const botHref = (botId: string): string => `/bot-studio/${encodeURIComponent(botId)}`;

/** The address of the bots with the embed panel of one. */
export const embedHref = (botId: string): string =>
  `${botPaths.bots}?embed=${encodeURIComponent(botId)}`;
