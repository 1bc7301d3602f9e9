import { shellTexts, useTranslation } from '@platform/i18n';
import { Menu, PanelLeft } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ariaKeys } from '../../components/Kbd/keyNames.ts';
import { LazyNavigationSheet } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';

export const SidebarToggle = memo(function SidebarToggle() {
  const t = useTranslation(shellTexts);
  const { isExpanded, isPhone, isSheetOpen, toggle } = useSidebar();
  const preload = isPhone ? LazyNavigationSheet.preload : undefined;
  return (
    <IconButton
      label={t('shell.nav.toggle')}
      icon={<Icon icon={isPhone ? Menu : PanelLeft} />}
      size="small"
      shortcut="mod+b"
      aria-keyshortcuts={ariaKeys('mod+b')}
      aria-expanded={isPhone ? isSheetOpen : isExpanded}
      onClick={toggle}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
});
