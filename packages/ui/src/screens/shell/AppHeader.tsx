import { shellTexts, useTranslation } from '@platform/i18n';
import { ArrowLeft, Bell } from 'lucide';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { Bar, Path, Spacer } from './AppHeader.styles.ts';
import type { ShellLinks } from './navigation.ts';
import { SidebarToggle } from './SidebarToggle.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';
import type { UserMenuProps } from './UserMenu.tsx';
import type { AppShellActions, AppShellState, ShellBrand } from './types.ts';

export interface AppHeaderProps
  extends
    Omit<UserMenuProps, 'links' | 'user'>,
    ShellBrand,
    Pick<AppShellState, 'unreadCount' | 'breadcrumb' | 'user'>,
    Pick<AppShellActions, 'onBack'> {
  links: ShellLinks | undefined;
  headerActions: ReactNode;
  /** Replaces the user menu. */
  userMenu: ReactNode;
  skipHref: string | undefined;
}

const MAX_COUNT = 99;

const NotificationsLink = memo(function NotificationsLink(props: {
  href: string;
  unreadCount: number;
}) {
  const { href, unreadCount } = props;
  const t = useTranslation(shellTexts);
  const countId = useId();
  return (
    <RoutedLink
      href={href}
      aria-label={t('shell.header.notifications')}
      aria-describedby={unreadCount > 0 ? countId : undefined}
      title={t('shell.header.notifications')}
      data-bell
    >
      <Icon icon={Bell} />
      {unreadCount > 0 ? (
        <>
          <span aria-hidden="true" data-count>
            {unreadCount > MAX_COUNT ? `${MAX_COUNT}+` : unreadCount}
          </span>
          <VisuallyHidden id={countId}>
            {t('shell.header.unread', { count: unreadCount })}
          </VisuallyHidden>
        </>
      ) : null}
    </RoutedLink>
  );
});

/** Header of every page, as one landmark. */
export function AppHeader({
  breadcrumb,
  onBack,
  skipHref,
  unreadCount = 0,
  productName,
  headerActions,
  userMenu,
  user,
  links,
  ...person
}: AppHeaderProps) {
  const t = useTranslation(shellTexts);
  const hasOwnMenu = userMenu === undefined && links !== undefined && user !== undefined;
  return (
    <Bar>
      {skipHref ? (
        <>
          <BrandMark />
          <b data-wide-only>{productName ?? t('common.product')}</b>
        </>
      ) : onBack ? (
        <Button variant="ghost" size="small" startIcon={<Icon icon={ArrowLeft} />} onClick={onBack}>
          {t('shell.header.back')}
        </Button>
      ) : (
        <>
          <SidebarToggle />
          <Path items={breadcrumb} />
        </>
      )}
      <Spacer />
      {skipHref ? (
        <ButtonLink href={skipHref} variant="ghost" size="small">
          {t('shell.header.skip')}
        </ButtonLink>
      ) : null}
      {headerActions}
      {links?.notifications ? (
        <NotificationsLink href={links.notifications} unreadCount={unreadCount} />
      ) : null}
      {/* On phones the user menu contains the themes. */}
      <span data-wide-only={hasOwnMenu || undefined}>
        <ThemeToggle theme={person.theme} onThemeChange={person.onThemeChange} />
      </span>
      {hasOwnMenu ? (
        <span data-user>
          <UserMenu {...person} user={user} links={links} />
        </span>
      ) : userMenu ? (
        <span data-user>{userMenu}</span>
      ) : null}
    </Bar>
  );
}
