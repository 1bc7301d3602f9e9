import { shellTexts, useTranslation } from '@platform/i18n';
import { memo } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Menu } from '../components/Menu/index.ts';
import { LazyMenuPopup } from '../components/Menu/MenuItems.tsx';
import { OpenMenu } from '../components/Menu/OpenMenu.tsx';
import type { ShellLinks } from './navigation.ts';
import type { ThemeChoice } from './theme.ts';
import { lazyComponent, usePreload } from '../internal/lazyComponent.tsx';

const LazyUserMenuItems = lazyComponent(() => import('./headerMenus.ts'), 'UserMenuItems');

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
export const UserMenu = memo(function UserMenu({ user, ...props }: UserMenuProps) {
  const t = useTranslation(shellTexts);
  // Signing out must not need a network.
  usePreload(LazyMenuPopup);
  usePreload(LazyUserMenuItems);
  return (
    <Menu.Root>
      <Menu.Trigger label={user.name || t('shell.user.unnamed')} variant="bare">
        <Avatar size="small" name={user.name} id={user.id} src={user.picture} />
      </Menu.Trigger>
      <OpenMenu>{(close) => <LazyUserMenuItems {...props} onClose={close} />}</OpenMenu>
    </Menu.Root>
  );
});
