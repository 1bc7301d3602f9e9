import type { BotPaths } from '@platform/ui/bots';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { oneOf, text } from '../kit/searchParams.ts';
import { bots } from './area.ts';

export const botPaths: BotPaths = pathsOf(bots, {
  overview: 'botStudio',
  bots: 'bots',
  train: 'trainBot',
  customise: 'customiseBot',
});

const editor = pathsOf(bots, { path: 'botEditor' });

/** Includes the appearance of the bubble, so that a snippet can be shared. */
export const botsParams = {
  search: text,
  embed: text,
  color: text,
  position: oneOf(['right', 'left']),
};

export const botHref = (botId: string): string => recordHref(editor.path, botId);

export const embedHref = (botId: string): string =>
  hrefOf(botPaths.bots, botsParams, { embed: botId });
