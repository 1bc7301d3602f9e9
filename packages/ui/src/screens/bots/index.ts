export { BotEditorScreen } from './BotEditorScreen.tsx';
export type { BotEditorScreenProps } from './BotEditorScreen.tsx';
export { BotOverviewScreen } from './overview/BotOverviewScreen.tsx';
export type { BotOverviewScreenProps } from './overview/BotOverviewScreen.tsx';
export { BotsScreen } from './BotsScreen.tsx';
export { BotComingSoonScreen } from './BotComingSoonScreen.tsx';
export type { BotComingSoonScreenProps } from './BotComingSoonScreen.tsx';
export { EmbedPanel } from './embed/EmbedPanel.tsx';
export type {
  BotPaths,
  BotsScreenProps,
  BubbleLook,
  BubblePosition,
  EmbedPanelProps,
} from './types.ts';
