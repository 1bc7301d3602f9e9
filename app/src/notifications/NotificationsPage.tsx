import { notifications, unreadNotifications } from '@platform/api';
import { NotificationsScreen } from '@platform/ui/notifications';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { notificationsParams } from './address.ts';
import { useNotificationsPage } from './useNotificationsPage.ts';

function NotificationsPage() {
  return <NotificationsScreen {...useNotificationsPage()} />;
}

export { NotificationsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { tab, category } = readSearch(notificationsParams, url.searchParams);
  void preload(notifications, { filter: tab, category });
  void preload(unreadNotifications, {});
}
