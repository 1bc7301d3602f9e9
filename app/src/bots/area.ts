import { BotMessageSquare } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';
import { botPaths } from './botPaths.ts';

const loadSoon = () => import('./BotSoonPage.tsx');

/** Building chatbots. Only the bots themselves, and their way into a website, are there already. */
export const bots: Area = {
  name: 'bots',
  pages: [
    comingSoon('botStudio', botPaths.overview, {
      load: () => import('./BotOverviewPage.tsx'),
      headsSection: true,
      sidebar: { group: 'main', icon: BotMessageSquare },
    }),
    { id: 'bots', path: botPaths.bots, load: () => import('./BotsPage.tsx') },
    comingSoon('trainBot', botPaths.train, { load: loadSoon }),
    comingSoon('customiseBot', botPaths.customise, { load: loadSoon }),
    comingSoon('botEditor', '/bot-studio/:botId', {
      heading: 'botEditor',
      load: () => import('./BotEditorPage.tsx'),
    }),
  ],
  loadPalette: () => import('./palette.ts'),
};
