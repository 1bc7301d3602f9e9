import { shellTexts, useFormats, useTranslation } from '@platform/i18n';
import { memo, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Mark } from '../../internal/Mark.tsx';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { NavigationEntry } from './navigation.ts';

interface SidebarLinkProps extends Pick<
  NavigationEntry,
  'href' | 'label' | 'isSoon' | 'badge' | 'badgeLabel'
> {
  icon?: NavigationEntry['icon'];
  isCurrent: boolean;
  isSectionOpen: boolean;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** Memoised: a navigation re-renders only the links whose state changes. */
export const SidebarLink = memo(function SidebarLink(props: SidebarLinkProps) {
  const {
    href,
    label,
    icon,
    isSoon,
    badge,
    badgeLabel,
    isCurrent,
    isSectionOpen,
    isCollapsed,
    onNavigate,
  } = props;
  const t = useTranslation(shellTexts);
  const formats = useFormats();
  const markId = useId();
  const badgeText = typeof badge === 'number' ? formats.number(badge) : badge;
  const link = (
    <RoutedLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={isSoon || badge !== undefined ? markId : undefined}
      data-entry
      data-section={isSectionOpen || undefined}
      data-child={!icon || undefined}
      onClick={onNavigate}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span data-label>{label}</span>
      {isSoon ? <Mark id={markId}>{t('shell.nav.soon')}</Mark> : null}
      {badgeText === undefined || isSoon ? null : (
        <>
          <Mark id={`${markId}badge`}>{badgeText}</Mark>
          <VisuallyHidden id={markId}>{badgeLabel ?? badgeText}</VisuallyHidden>
        </>
      )}
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
