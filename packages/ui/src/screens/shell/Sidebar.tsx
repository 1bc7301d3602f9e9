import { shellTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Rail } from './Sidebar.styles.ts';
import type { ShellNavigation } from './navigation.ts';
import type { ShellBrand } from './types.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';
import { useSidebar } from './useSidebar.ts';

export const LazyNavigationSheet = lazyComponent(
  () => import('./NavigationSheet.tsx'),
  'NavigationSheet',
);

export interface SidebarProps extends ShellBrand {
  currentPath: string;
  navigation: ShellNavigation;
  onOpenPalette?: (() => void) | undefined;
}

export function Sidebar({ currentPath, navigation, onOpenPalette, ...brand }: SidebarProps) {
  const t = useTranslation(shellTexts);
  const { isPhone, isExpanded, isSheetOpen, setSheetOpen } = useSidebar();

  // Following a link closes the sheet.
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    setSheetOpen(false);
  }, [currentPath, setSheetOpen]);

  if (isPhone) {
    return isSheetOpen ? (
      <LazyNavigationSheet
        {...brand}
        navigation={navigation}
        currentPath={currentPath}
        onClose={() => setSheetOpen(false)}
        onOpenPalette={onOpenPalette}
      />
    ) : null;
  }
  return (
    <Rail aria-label={t('shell.nav.sheet')} data-collapsed={!isExpanded || undefined}>
      <SidebarNavigation
        currentPath={currentPath}
        navigation={navigation}
        {...brand}
        isCollapsed={!isExpanded}
        onOpenPalette={onOpenPalette}
      />
    </Rail>
  );
}
