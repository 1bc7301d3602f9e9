import { shellTexts, useTranslation } from '@platform/i18n';
import { Menu } from '../../components/Menu/index.ts';
import type { MenuState } from '../../components/Menu/MenuContext.ts';
import { themeItems } from './themeItems.ts';
import type { ThemeToggleProps } from './ThemeToggle.tsx';

export interface ThemeMenuItemsProps extends ThemeToggleProps {
  onClose: MenuState['close'];
}

export function ThemeMenuItems({ theme, onThemeChange }: ThemeMenuItemsProps) {
  const t = useTranslation(shellTexts);
  return <Menu.Items placement="bottom-end" items={themeItems(t, theme, onThemeChange)} />;
}
