import { useTranslation } from '@platform/i18n';
import { Avatar, Menu } from '@platform/ui';
import { LogOut, Settings } from 'lucide';
import { harbourTexts } from '../texts/harbour';

/** Menu of the harbour master. */
export function UserMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const t = useTranslation(harbourTexts);
  return (
    <Menu.Root>
      <Menu.Trigger label={name} icon={<Avatar name={name} size="small" />} />
      <Menu.Items
        items={[
          { id: 'settings', label: t('harbour.nav.settings'), icon: Settings, href: '/settings' },
          { id: 'line', type: 'separator' },
          { id: 'out', label: t('harbour.user.signOut'), icon: LogOut, onSelect: onSignOut },
        ]}
      />
    </Menu.Root>
  );
}
