import type { LoadedNotifications, NotificationFilter } from '@platform/api';
import { loadMoreNotifications, notifications, unreadNotifications } from '@platform/api';
import { notificationsTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { NotificationsScreenProps } from '@platform/ui/notifications';
import { useCallback, useEffect, useState } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useRefresh, useResource, useSelect } from '../data/useResource.ts';
import { toastLogAtom } from '../feedback/toastLog.ts';
import { useAtomValue } from '../platform/state.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { notificationsHref, notificationsParams } from './address.ts';
import { POLL_MS } from './pollMs.ts';
import { useInternalLinks } from './useInternalLinks.ts';
import { useNotificationWrites } from './useNotificationWrites.ts';
import { useReadAll } from './useReadAll.ts';

export function useNotificationsPage(): NotificationsScreenProps {
  const t = useTranslation(notificationsTexts);
  const [{ tab, category }, change] = useSearchState(notificationsParams);
  const view = { filter: tab, category };
  const read = useResource(notifications, view, {
    errorText: (error) => serverMessageOr(error, t('notifications.error.load')),
    pollMs: POLL_MS,
  });
  const unread = dataOf(useResource(unreadNotifications, {})) ?? null;
  const list = dataOf(read);
  const newestAt = newestOf(unread?.newestAt, list?.notifications[0]?.createdAt);
  useCountOf(list, unread?.newestAt ?? null);

  const [moreError, setMoreError] = useState('');
  const [loadMore, { pending }] = useAction(loadMoreNotifications, {
    failure: (error) => serverMessageOr(error, t('notifications.error.more')),
    failureToast: 'afterLeaving',
  });
  async function onLoadMore(): Promise<void> {
    const outcome = await loadMore({ ...view, cursor: list?.nextCursor ?? '' });
    setMoreError(outcome.isDone ? '' : outcome.message);
  }

  const readAll = useReadAll();
  const tabHref = useCallback(
    (next: NotificationFilter) => notificationsHref({ tab: next, category }),
    [category],
  );
  const withOwnPage = useInternalLinks();
  const toItems = useCallback(
    ({ notifications: rows, nextCursor }: LoadedNotifications) => ({
      notifications: rows.map(withOwnPage),
      hasMore: nextCursor !== '',
    }),
    [withOwnPage],
  );
  return {
    notifications: useSelect(read, toItems),
    tab,
    tabHref,
    category,
    onCategoryChange: (next) => change({ category: next }),
    unreadCount: unread?.count ?? null,
    onReadAll: () => readAll(newestAt ?? new Date(), unread?.count ?? 0),
    onLoadMore: () => void onLoadMore(),
    isLoadingMore: pending.size > 0,
    moreError,
    messages: useAtomValue(toastLogAtom),
    ...useNotificationWrites(),
  };
}

const newestOf = (...dates: readonly (Date | null | undefined)[]): Date | null =>
  dates.reduce<Date | null>((newest, date) => {
    if (!date) return newest;
    return newest && newest > date ? newest : date;
  }, null);

/** Refreshes the count if the list has an unread notification newer than the count. */
function useCountOf(list: LoadedNotifications | undefined, countedUntil: Date | null): void {
  const refresh = useRefresh();
  const newest = list?.notifications.find(({ isRead, isArchived }) => !isRead && !isArchived);
  const isUncounted =
    newest?.createdAt != null && countedUntil !== null && newest.createdAt > countedUntil;
  useEffect(() => {
    if (isUncounted) void refresh(unreadNotifications);
  }, [isUncounted, refresh]);
}
