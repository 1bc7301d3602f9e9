import type { Notification } from '@platform/api';
import { archiveNotification, toggleNotificationRead } from '@platform/api';
import { notificationsTexts, useTranslation } from '@platform/i18n';
import type { NotificationActions } from '@platform/ui/notifications';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';

export function useNotificationWrites(): NotificationActions {
  const t = useTranslation(notificationsTexts);
  const [toggle] = useAction(toggleNotificationRead, {
    failure: (error) => serverMessageOr(error, t('notifications.error.read')),
  });
  const [archive] = useAction(archiveNotification, {
    success: () => t('notifications.toast.archived'),
    failure: (error) => serverMessageOr(error, t('notifications.error.archive')),
  });

  const onToggleRead = useCallback((item: Notification) => void toggle(item), [toggle]);
  const onOpen = useCallback(
    (item: Notification) => {
      if (!item.isRead && item.id !== '') void toggle(item);
    },
    [toggle],
  );
  const onArchive = useCallback((item: Notification) => void archive(item), [archive]);
  return { onOpen, onToggleRead, onArchive };
}
