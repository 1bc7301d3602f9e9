import { notifications, unreadNotifications } from '@platform/api';
import { NotificationsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { readSearch } from '../routing/searchParams.ts';
import { notificationsAddress } from './notificationsAddress.ts';
import { useNotificationsPage } from './useNotificationsPage.ts';

/** `/notifications`. */
function NotificationsPage() {
  return <NotificationsScreen {...useNotificationsPage()} />;
}

export { NotificationsPage as Page };
/** Starts the reads of the list that the address wants, and of the count. */
export function loader({ preload, url }: PageLoaderContext): void {
  const { tab, category } = readSearch(notificationsAddress, url.searchParams);
  void preload(notifications, { filter: tab, category });
  void preload(unreadNotifications, {});
}
