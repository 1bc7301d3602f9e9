import { shellTexts, useTranslation } from '@platform/i18n';
import type { TextKey, Translate } from '@platform/i18n';
import { CircleUserRound, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide';
import { Menu } from '../../components/Menu/index.ts';
import type { MenuItem } from '../../components/Menu/index.ts';
import type { MenuState } from '../../components/Menu/MenuContext.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { phoneQuery } from '../../tokens/media.ts';
import type { ThemeToggleProps } from './ThemeToggle.tsx';
import type { ThemeChoice } from './types.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import { MenuLanguage } from './headerMenus.styles.ts';

const choices = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
] as const;

function themeItems(
  t: Translate<TextKey<typeof shellTexts>>,
  chosen: ThemeChoice,
  onThemeChange: (theme: ThemeChoice) => void,
): MenuItem[] {
  return choices.map(({ theme, icon }) => ({
    id: theme,
    label: t(`shell.theme.${theme}`),
    icon,
    isChecked: theme === chosen,
    onSelect: () => onThemeChange(theme),
  }));
}

export interface ThemeMenuItemsProps extends ThemeToggleProps {
  onClose: MenuState['close'];
}

export function ThemeMenuItems({ theme, onThemeChange }: ThemeMenuItemsProps) {
  const t = useTranslation(shellTexts);
  return <Menu.Items placement="bottom-end" items={themeItems(t, theme, onThemeChange)} />;
}

export interface UserMenuItemsProps extends Omit<UserMenuProps, 'user'> {
  onClose: MenuState['close'];
}

export function UserMenuItems(props: UserMenuItemsProps) {
  const { links, theme, onThemeChange, onSignOut } = props;
  const t = useTranslation(shellTexts);
  const isPhone = useMedia(phoneQuery, false);
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
    ...(onSignOut
      ? [
          { id: 'before-sign-out', type: 'separator' } as const,
          {
            id: 'sign-out',
            label: t('shell.user.signOut'),
            icon: LogOut,
            onSelect: onSignOut,
          },
        ]
      : []),
  ];
  return <Menu.Items placement="bottom-end" items={items} footer={<MenuLanguage />} />;
}
