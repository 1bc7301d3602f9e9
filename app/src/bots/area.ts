import { BotMessageSquare } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** Building chatbots. */
export const bots: Area = {
  name: 'bots',
  pages: [
    comingSoon('botStudio', '/bot-studio', {
      sidebar: { group: 'main', icon: BotMessageSquare },
    }),
    comingSoon('bots', '/bot-studio/bots'),
    comingSoon('trainBot', '/bot-studio/knowledgebase'),
    comingSoon('customiseBot', '/bot-studio/customise'),
    comingSoon('botEditor', '/bot-studio/:botId'),
  ],
};
