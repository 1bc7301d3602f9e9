import { BotMessageSquare } from 'lucide';
import type { Area } from '../routing/area.ts';
import { botPaths } from './botPaths.ts';

/** Building chatbots. Only the bots themselves, and their way into a website, are there already. */
export const bots: Area = {
  name: 'bots',
  pages: [
    {
      id: 'botStudio',
      title: 'botStudio',
      path: botPaths.overview,
      load: () => import('./BotOverviewPage.tsx'),
      isSoon: true,
      sidebar: { group: 'main', icon: BotMessageSquare },
    },
    { id: 'bots', title: 'bots', path: botPaths.bots, load: () => import('./BotsPage.tsx') },
    {
      id: 'trainBot',
      title: 'trainBot',
      path: botPaths.train,
      load: () => import('./TrainBotPage.tsx'),
      isSoon: true,
    },
    {
      id: 'customiseBot',
      title: 'customiseBot',
      path: botPaths.customise,
      load: () => import('./CustomiseBotPage.tsx'),
      isSoon: true,
    },
    {
      id: 'botEditor',
      title: 'botEditor',
      path: '/bot-studio/:botId',
      load: () => import('./BotEditorPage.tsx'),
      isSoon: true,
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
