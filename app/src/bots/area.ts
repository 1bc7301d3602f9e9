import { BotMessageSquare } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

const loadSoon = () => import('./BotComingSoonPage.tsx');

export const bots: Area = {
  name: 'bots',
  pages: [
    comingSoon('botStudio', '/bot-studio', {
      load: () => import('./BotOverviewPage.tsx'),
      headsSection: true,
      sidebar: { group: 'main', icon: BotMessageSquare },
    }),
    { id: 'bots', path: '/bot-studio/bots', load: () => import('./BotsPage.tsx') },
    comingSoon('trainBot', '/bot-studio/knowledgebase', { load: loadSoon }),
    comingSoon('customiseBot', '/bot-studio/customise', { load: loadSoon }),
    comingSoon('botEditor', '/bot-studio/:botId', {
      heading: 'botEditor',
      load: () => import('./BotEditorPage.tsx'),
    }),
  ],
  loadPalette: () => import('./palette.ts'),
};
