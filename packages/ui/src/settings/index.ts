export { SettingsScreen } from './SettingsScreen.tsx';
export type { ConnectionFigures, PeopleFigures, SettingsScreenProps } from './types.ts';
