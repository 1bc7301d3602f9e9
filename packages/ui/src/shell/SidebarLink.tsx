import { shellTexts, useTranslation } from '@platform/i18n';
import { memo, useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { Mark } from '../internal/Mark.tsx';
import { RoutedLink } from '../internal/RoutedLink.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import type { NavigationEntry } from './navigation.ts';

interface SidebarLinkProps extends Pick<NavigationEntry, 'href' | 'label' | 'isSoon'> {
  /** Left out for the child of a parent. */
  icon?: NavigationEntry['icon'];
  /** It leads to the page that is shown, or to one above it. */
  isCurrent: boolean;
  /** Its section is open by another path. */
  isSectionOpen: boolean;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/**
 * One link of the sidebar; as an icon it says its name in a tooltip. A route change draws the two
 * whose state it changes, not all of them.
 */
export const SidebarLink = memo(function SidebarLink(props: SidebarLinkProps) {
  const { href, label, icon, isSoon, isCurrent, isSectionOpen, isCollapsed, onNavigate } = props;
  const t = useTranslation(shellTexts);
  const soonId = useId();
  const link = (
    <RoutedLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={isSoon ? soonId : undefined}
      data-section={isSectionOpen || undefined}
      data-child={!icon || undefined}
      onClick={onNavigate}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span data-label>{label}</span>
      {isSoon ? <Mark id={soonId}>{t('shell.nav.soon')}</Mark> : null}
    </RoutedLink>
  );
  return isCollapsed ? (
    <Tooltip content={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});
