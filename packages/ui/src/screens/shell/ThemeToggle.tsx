import { shellTexts, useTranslation } from '@platform/i18n';
import { Sun } from 'lucide';
import { memo } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/index.ts';
import { OpenMenu } from '../../components/Menu/OpenMenu.tsx';
import type { ThemeChoice } from './types.ts';

const LazyThemeMenuItems = lazyComponent(() => import('./headerMenus.tsx'), 'ThemeMenuItems');

export interface ThemeToggleProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

export const ThemeToggle = memo(function ThemeToggle(props: ThemeToggleProps) {
  const t = useTranslation(shellTexts);
  return (
    <Menu.Root>
      <Menu.Trigger label={t('shell.theme.label')} icon={<Icon icon={Sun} />} size="small" />
      <OpenMenu>{(close) => <LazyThemeMenuItems {...props} onClose={close} />}</OpenMenu>
    </Menu.Root>
  );
});
