import type { Notification } from '@platform/domain';
import { notificationsTexts, useTranslation } from '@platform/i18n';
import { Archive, Check, MailDot } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { NotificationActions } from './types.ts';

export interface RowActionsProps extends Pick<NotificationActions, 'onToggleRead' | 'onArchive'> {
  item: Notification;
  tabIndex: number;
}

export function RowButtons({ item, tabIndex, onToggleRead, onArchive }: RowActionsProps) {
  const t = useTranslation(notificationsTexts);
  const { isRead, isArchived } = item;
  return (
    <span data-actions>
      <IconButton
        label={t(`notifications.action.${isRead ? 'unread' : 'read'}`)}
        icon={<Icon icon={isRead ? MailDot : Check} />}
        size="small"
        tabIndex={tabIndex}
        onClick={() => onToggleRead(item)}
      />
      {isArchived ? null : (
        <IconButton
          label={t('notifications.action.archive')}
          icon={<Icon icon={Archive} />}
          size="small"
          shortcut="E"
          tabIndex={tabIndex}
          onClick={() => onArchive(item)}
        />
      )}
    </span>
  );
}
