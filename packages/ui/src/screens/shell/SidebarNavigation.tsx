import { shellTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { isActiveLink, isSectionOpen } from './activeLink.ts';
import type { NavigationEntry, ShellNavigation } from './navigation.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { Brand, GroupName, List, Navigation } from './SidebarNavigation.styles.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { SidebarParent } from './SidebarParent.tsx';
import type { ShellBrand } from './types.ts';

interface SidebarNavigationProps extends ShellBrand {
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
  productName,
}: SidebarNavigationProps) {
  const t = useTranslation(shellTexts);
  const id = useId();

  function renderGroup({ name, entries }: EntryGroup) {
    return (
      <div key={entries[0]?.href} data-group={name ? true : undefined}>
        {name ? <GroupName id={`${id}${name}`}>{name}</GroupName> : null}
        <List aria-labelledby={name ? `${id}${name}` : undefined}>{entries.map(renderEntry)}</List>
      </div>
    );
  }

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
        <span>{productName ?? t('common.product')}</span>
      </Brand>
      {onOpenPalette ? (
        <PaletteButton isCollapsed={isCollapsed} onOpenPalette={onOpenPalette} />
      ) : null}
      <Navigation aria-label={t('shell.nav.main')} data-collapsed={isCollapsed || undefined}>
        {groupsOf(navigation.main).map(renderGroup)}
      </Navigation>
      {navigation.account ? (
        <Navigation
          aria-label={t('shell.nav.account')}
          data-collapsed={isCollapsed || undefined}
          data-end
        >
          {groupsOf(navigation.account).map(renderGroup)}
        </Navigation>
      ) : null}
    </>
  );
}

interface EntryGroup {
  name: string | undefined;
  entries: NavigationEntry[];
}

/** Groups consecutive entries with the same heading. */
function groupsOf(entries: readonly NavigationEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}
