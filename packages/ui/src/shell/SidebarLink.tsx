import { shellTexts, useTranslation } from '@platform/i18n';
import { Icon } from '../components/Icon/Icon.tsx';
import { RoutedLink } from '../internal/RoutedLink.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { isActiveLink, isSectionOpen } from './activeLink.ts';
import type { NavigationEntry } from './navigation.ts';

interface SidebarLinkProps extends Pick<NavigationEntry, 'href' | 'text' | 'isSoon'> {
  /** Left out for the child of a parent. */
  icon?: NavigationEntry['icon'];
  currentPath: string;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** One link of the sidebar; as an icon it says its name in a tooltip. */
export function SidebarLink(props: SidebarLinkProps) {
  const { href, text, icon, isSoon, currentPath, isCollapsed, onNavigate } = props;
  const t = useTranslation(shellTexts);
  const link = (
    <RoutedLink
      href={href}
      aria-current={isActiveLink(currentPath, href) ? 'page' : undefined}
      data-section={isSectionOpen(currentPath, href) ? '' : undefined}
      data-child={icon ? undefined : ''}
      onClick={onNavigate}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span data-label>{t(text)}</span>
      {isSoon ? <span data-chip>{t('shell.nav.soon')}</span> : null}
    </RoutedLink>
  );
  return isCollapsed ? (
    <Tooltip content={t(text)} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
