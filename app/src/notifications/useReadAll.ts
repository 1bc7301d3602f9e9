import { readAllNotifications } from '@platform/api';
import { notificationsTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { useSetAtom } from '../platform/state.ts';

/** Marks all as read; the request is sent once the toast closes or the page unloads (undo). */
export function useReadAll(): (before: Date, count: number) => void {
  const t = useTranslation(notificationsTexts);
  const showToast = useSetAtom(showToastAtom);
  const [send] = useAction(readAllNotifications, {
    failure: (error) => serverMessageOr(error, t('notifications.error.readAll')),
  });
  return useCallback(
    (before, count) => {
      let decide: (isConfirmed: boolean) => void = () => {};
      const isConfirmed = new Promise<boolean>((resolve) => {
        decide = resolve;
      });
      const leave = () => decide(true);
      addEventListener('pagehide', leave);
      void isConfirmed.then(() => removeEventListener('pagehide', leave));
      void send({ before, count, isConfirmed });
      showToast({
        message: t('notifications.toast.readAll'),
        tone: 'success',
        action: { label: t('notifications.action.undo'), onSelect: () => decide(false) },
        // An undo is handled right after the toast closes.
        onClose: () => queueMicrotask(() => decide(true)),
      });
    },
    [send, showToast, t],
  );
}
