export { SettingsScreen } from './SettingsScreen.tsx';
export type {
  ConnectionFigures,
  PeopleFigures,
  PlanFigures,
  SettingsScreenProps,
} from './types.ts';
