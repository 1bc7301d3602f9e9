import { shellTexts, useTranslation } from '@platform/i18n';
import { CircleUserRound, LogOut, UserRound } from 'lucide';
import { Menu } from '../../components/Menu/index.ts';
import type { MenuItem } from '../../components/Menu/index.ts';
import type { MenuState } from '../../components/Menu/MenuContext.ts';
import { themeItems } from './themeItems.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import { MenuLanguage } from './UserMenuItems.styles.ts';
import { usePhone } from './usePhone.ts';

export interface UserMenuItemsProps extends Omit<UserMenuProps, 'user'> {
  onClose: MenuState['close'];
}

export function UserMenuItems(props: UserMenuItemsProps) {
  const { links, theme, onThemeChange, onSignOut } = props;
  const t = useTranslation(shellTexts);
  const isPhone = usePhone();
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
  return <Menu.Items placement="bottom-end" items={items} footer={<MenuLanguage />} />;
}
