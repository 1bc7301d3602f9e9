import { shellTexts, useTranslation } from '@platform/i18n';
import { CircleUserRound, LogOut, UserRound } from 'lucide';
import { memo } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Menu } from '../components/Menu/index.ts';
import { LazyMenuPopup } from '../components/Menu/lazyMenuPopup.ts';
import type { MenuItem } from '../components/Menu/index.ts';
import type { ShellLinks } from './navigation.ts';
import type { ThemeChoice } from './theme.ts';
import { usePreload } from '../internal/lazyComponent.tsx';
import { MenuLanguage } from './UserMenu.styles.ts';
import { themeItems } from './themeItems.ts';
import { usePhone } from './usePhone.ts';

/** Who is signed in. */
export interface ShellUser {
  /** Chooses the tint of the avatar. @default name */
  id?: string;
  /** The display name; it names the button. */
  name: string;
  /** The address of a picture; initials stand in without one. */
  picture?: string | null;
}

export interface UserMenuProps {
  /** Who is signed in. */
  user: ShellUser;
  /** Where the menu leads. */
  links: Pick<ShellLinks, 'account' | 'profile' | 'soon'>;
  /** The chosen theme; `system` follows the device. */
  theme: ThemeChoice;
  /** Called with the theme that was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Called by 'Sign out'. */
  onSignOut: () => void;
}

/**
 * The person's menu: account, profile, sign-out and the language; on phones the theme as well,
 * which has no room in the header there.
 */
export const UserMenu = memo(function UserMenu({
  user,
  links,
  theme,
  onThemeChange,
  onSignOut,
}: UserMenuProps) {
  const t = useTranslation(shellTexts);
  const isPhone = usePhone();
  // Signing out must not need a network.
  usePreload(LazyMenuPopup);
  const markOf = (link: 'account' | 'profile') =>
    links.soon?.includes(link) ? t('shell.nav.soon') : undefined;
  const items: MenuItem[] = [
    {
      id: 'account',
      label: t('shell.user.account'),
      icon: CircleUserRound,
      href: links.account,
      mark: markOf('account'),
    },
    {
      id: 'profile',
      label: t('shell.user.profile'),
      icon: UserRound,
      href: links.profile,
      mark: markOf('profile'),
    },
    ...(isPhone
      ? [{ id: 'before-theme', type: 'separator' } as const, ...themeItems(t, theme, onThemeChange)]
      : []),
    { id: 'before-sign-out', type: 'separator' },
    {
      id: 'sign-out',
      label: t('shell.user.signOut'),
      icon: LogOut,
      onSelect: onSignOut,
    },
  ];
  return (
    <Menu.Root>
      <Menu.Trigger label={user.name || t('shell.user.unnamed')} variant="bare">
        <Avatar size="small" name={user.name} id={user.id} src={user.picture} />
      </Menu.Trigger>
      <Menu.Items placement="bottom-end" items={items} footer={<MenuLanguage />} />
    </Menu.Root>
  );
});
