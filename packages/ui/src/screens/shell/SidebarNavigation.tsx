import { shellTexts, useTranslation } from '@platform/i18n';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { isActiveLink, isSectionOpen } from './activeLink.ts';
import type { NavigationEntry, ShellNavigation } from './navigation.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { Brand, List, Navigation } from './SidebarNavigation.styles.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { SidebarParent } from './SidebarParent.tsx';

interface SidebarNavigationProps {
  currentPath: string;
  navigation: ShellNavigation;
  isCollapsed: boolean;
  onNavigate?: () => void;
  onOpenPalette?: (() => void) | undefined;
}

export function SidebarNavigation({
  currentPath,
  navigation,
  isCollapsed,
  onNavigate,
  onOpenPalette,
}: SidebarNavigationProps) {
  const t = useTranslation(shellTexts);

  function renderEntry({ children, ...entry }: NavigationEntry) {
    return (
      <li key={entry.href}>
        {children ? (
          <SidebarParent
            entry={entry}
            items={children}
            currentPath={currentPath}
            isCollapsed={isCollapsed}
            onNavigate={onNavigate}
          />
        ) : (
          <SidebarLink
            {...entry}
            isCurrent={isActiveLink(currentPath, entry.href)}
            isSectionOpen={isSectionOpen(currentPath, entry.href)}
            isCollapsed={isCollapsed}
            onNavigate={onNavigate}
          />
        )}
      </li>
    );
  }

  return (
    <>
      <Brand data-collapsed={isCollapsed || undefined}>
        <BrandMark />
        <span>{t('common.product')}</span>
      </Brand>
      {onOpenPalette ? (
        <PaletteButton isCollapsed={isCollapsed} onOpenPalette={onOpenPalette} />
      ) : null}
      <Navigation aria-label={t('shell.nav.main')} data-collapsed={isCollapsed || undefined}>
        <List>{navigation.main.map(renderEntry)}</List>
      </Navigation>
      <Navigation
        aria-label={t('shell.nav.account')}
        data-collapsed={isCollapsed || undefined}
        data-end
      >
        <List>{navigation.account.map(renderEntry)}</List>
      </Navigation>
    </>
  );
}
