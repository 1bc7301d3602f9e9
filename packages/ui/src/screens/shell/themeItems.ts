import type { Translate, TextKey, shellTexts } from '@platform/i18n';
import { Monitor, Moon, Sun } from 'lucide';
import type { MenuItem } from '../../components/Menu/index.ts';
import type { ThemeChoice } from './theme.ts';

const choices = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
] as const;

export function themeItems(
  t: Translate<TextKey<typeof shellTexts>>,
  chosen: ThemeChoice,
  onThemeChange: (theme: ThemeChoice) => void,
): MenuItem[] {
  return choices.map(({ theme, icon }) => ({
    id: theme,
    label: t(`shell.theme.${theme}`),
    icon,
    isChecked: theme === chosen,
    onSelect: () => onThemeChange(theme),
  }));
}
