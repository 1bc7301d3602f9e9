import { notificationsTexts, useTranslation } from '@platform/i18n';
import { Archive, Check, MailDot } from 'lucide';
import { Menu } from '../../components/Menu/index.ts';
import type { RowActionsProps } from './RowButtons.tsx';

export function RowMenu({ item, tabIndex, onToggleRead, onArchive }: RowActionsProps) {
  const t = useTranslation(notificationsTexts);
  const { title, isRead, isArchived } = item;
  return (
    <Menu.Root>
      <Menu.Trigger
        label={t('notifications.action.of', { title: title || t('notifications.untitled') })}
        size="small"
        tabIndex={tabIndex}
      />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          {
            id: 'read',
            label: t(`notifications.action.${isRead ? 'unread' : 'read'}`),
            icon: isRead ? MailDot : Check,
            onSelect: () => onToggleRead(item),
          },
          ...(isArchived
            ? []
            : [
                {
                  id: 'archive',
                  label: t('notifications.action.archive'),
                  icon: Archive,
                  onSelect: () => onArchive(item),
                },
              ]),
        ]}
      />
    </Menu.Root>
  );
}
