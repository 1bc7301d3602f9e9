import { shellTexts, useTranslation } from '@platform/i18n';
import { Menu, PanelLeft } from 'lucide';
import { memo } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { LazyNavigationSheet } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';

/** Expands, collapses, or on phones opens the side navigation. */
export const SidebarToggle = memo(function SidebarToggle() {
  const t = useTranslation(shellTexts);
  const { isExpanded, isPhone, isSheetOpen, toggle } = useSidebar();
  const preload = isPhone ? LazyNavigationSheet.preload : undefined;
  return (
    <IconButton
      label={t('shell.nav.toggle')}
      icon={<Icon icon={isPhone ? Menu : PanelLeft} />}
      size="small"
      shortcut={shortcut}
      aria-expanded={isPhone ? isSheetOpen : isExpanded}
      onClick={toggle}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
});

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const shortcut = isApple ? '⌘B' : 'Ctrl B';
