import { shellTexts, useTranslation } from '@platform/i18n';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Menu } from '../../components/Menu/index.ts';
import { LazyMenuPopup } from '../../components/Menu/MenuItems.tsx';
import { OpenMenu } from '../../components/Menu/OpenMenu.tsx';
import type { ShellLinks } from './navigation.ts';
import type { AppShellActions, AppShellState, ShellUser } from './types.ts';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';

const LazyUserMenuItems = lazyComponent(() => import('./headerMenus.tsx'), 'UserMenuItems');

export interface UserMenuProps
  extends Pick<AppShellState, 'theme'>, Pick<AppShellActions, 'onThemeChange' | 'onSignOut'> {
  user: ShellUser;
  links: Pick<ShellLinks, 'account' | 'profile' | 'soon'>;
}

/** Shows the theme on phones, where the header has no room for it. */
export const UserMenu = memo(function UserMenu({ user, ...props }: UserMenuProps) {
  const t = useTranslation(shellTexts);
  // Signing out must work offline.
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
