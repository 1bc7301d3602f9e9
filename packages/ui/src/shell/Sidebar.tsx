import { shellTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../internal/lazyPart.ts';
import { Rail } from './Sidebar.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';
import { useSidebar } from './useSidebar.ts';

const navigationSheet = lazyPart(async () => {
  const { NavigationSheet } = await import('./NavigationSheet.tsx');
  return NavigationSheet;
});

/** Fetches the sheet of phones before it is asked for. */
export const prefetchNavigationSheet = navigationSheet.prefetch;

export interface SidebarProps {
  /** Path of the address, without query. */
  currentPath: string;
}

/** The side navigation: 16rem, 3rem of icons, or on phones a sheet of 18rem (spec 2.2 and 9). */
export function Sidebar({ currentPath }: SidebarProps) {
  const t = useTranslation(shellTexts);
  const { isPhone, isExpanded, isSheetOpen, setSheetOpen } = useSidebar();

  // Whoever chose a link wants to see its page.
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    setSheetOpen(false);
  }, [currentPath, setSheetOpen]);

  if (isPhone) {
    return isSheetOpen ? (
      <navigationSheet.Part
        currentPath={currentPath}
        onOpenChange={setSheetOpen}
        onLoadFailed={() => setSheetOpen(false)}
      />
    ) : null;
  }
  return (
    <Rail aria-label={t('shell.nav.sheet')} data-collapsed={isExpanded ? undefined : ''}>
      <SidebarNavigation currentPath={currentPath} isCollapsed={!isExpanded} />
    </Rail>
  );
}
