import type { BotPaths } from '@platform/ui';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { oneOf, text } from '../kit/searchParams.ts';
import { bots } from './area.ts';

/** Paths of the section. */
export const botPaths: BotPaths = pathsOf(bots, {
  overview: 'botStudio',
  bots: 'bots',
  train: 'trainBot',
  customise: 'customiseBot',
});

const editor = pathsOf(bots, { path: 'botEditor' });

/** Search, the bot whose panel is open, and the look of its bubble, so that a snippet can be shared. */
export const botsParams = {
  search: text,
  embed: text,
  color: text,
  position: oneOf(['right', 'left']),
};

/** Returns the address of a bot's editor. */
export const botHref = (botId: string): string => recordHref(editor.path, botId);

/** Returns the address of the bots with the embed panel of one. */
export const embedHref = (botId: string): string =>
  hrefOf(botPaths.bots, botsParams, { embed: botId });
