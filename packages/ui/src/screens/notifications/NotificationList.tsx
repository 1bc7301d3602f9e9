import type { Notification } from '@platform/domain';
import { notificationsTexts, useFormats, useToday, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useId, useMemo, useRef } from 'react';
import { firstLink, recordPressHandlers } from '../../internal/recordPressHandlers.ts';
import { daysBefore } from '../../internal/pastDay.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { touchQuery } from '../../tokens/media.ts';
import type { NotificationDay } from './byDay.ts';
import { listEntries } from './listEntries.ts';
import { Root } from './NotificationList.styles.ts';
import { NotificationRow } from './NotificationRow.tsx';
import type { NotificationActions, NotificationsScreenProps } from './types.ts';
import { useNotificationKeys } from './useNotificationKeys.ts';
import { useVirtualEntries } from './useVirtualEntries.ts';

export interface NotificationListProps extends NotificationActions {
  notifications: readonly Notification[];
  slots: NotificationsScreenProps['slots'];
}

const press = recordPressHandlers('article[data-opens]', firstLink);

export function NotificationList({ notifications, ...actions }: NotificationListProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const isTouch = useMedia(touchQuery, false);
  const today = useToday();
  const nameOf = useDayName(today);
  const list = useMemo(() => listEntries(notifications, today), [notifications, today]);
  const { shown, size, renderEntry } = useVirtualEntries(rootRef, list);
  const { onArchive } = actions;
  const keys = useNotificationKeys(rootRef, { notifications, list, renderEntry, onArchive });

  const sections: ReactNode[] = [];
  let end = 0;
  let items: ReactNode[] = [];

  for (const [position, { index, key, start, end: nextEnd }] of shown.entries()) {
    const entry = list.entries[index];
    if (!entry) continue;
    const gap = start - end;
    end = nextEnd;
    const id = `${baseId}${entry.day.key}`;
    if (entry.kind === 'day') {
      items = [];
      if (gap > 0) sections.push(<div key={`gap ${key}`} data-gap style={{ blockSize: gap }} />);
      sections.push(
        <section key={key} aria-labelledby={id}>
          <h2 data-row={index} data-day id={id}>
            {nameOf(entry.day)}
          </h2>
          <ul>{items}</ul>
        </section>,
      );
    } else {
      if (gap > 0) {
        items.push(
          <li key={`gap ${key}`} aria-hidden="true" data-gap style={{ blockSize: gap }} />,
        );
      }
      items.push(
        <li key={key} data-row={index}>
          <NotificationRow item={entry.item} isTouch={isTouch} {...actions} />
        </li>,
      );
    }
    const isLast = position === shown.length - 1;
    if (isLast && size > end) {
      sections.push(<div key="gap at the end" data-gap style={{ blockSize: size - end }} />);
    }
  }
  return (
    <Root {...keys} {...press}>
      {sections}
    </Root>
  );
}

function useDayName(today: Date): (day: NotificationDay) => string {
  const t = useTranslation(notificationsTexts);
  const formats = useFormats();
  return ({ date }) => {
    if (!date) return t('notifications.day.unknown');
    const days = daysBefore(date, today);
    if (days === 0) return t('notifications.day.today');
    return days === 1 ? t('notifications.day.yesterday') : formats.date(date);
  };
}
