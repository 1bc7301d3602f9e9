import type { NotificationCategory, NotificationFilter } from '@platform/domain';
import { controlsTexts, notificationsTexts, shellTexts, useTranslation } from '@platform/i18n';
import { CheckCheck } from 'lucide';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { renderIcon } from '../../components/Icon/renderIcon.tsx';
import { LoadMore } from '../../components/Pagination/LoadMore.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListFailure } from '../../patterns/ListPage/ListFailure.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { ListTabs } from '../../patterns/ListPage/ListTabs.tsx';
import { changeEmpty } from '../../patterns/ScreenSlots/changeEmpty.ts';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { LoadingNotifications } from './LoadingNotifications.tsx';
import { NotificationList } from './NotificationList.tsx';
import { Column, Footer } from './NotificationsScreen.styles.ts';
import { SessionLog } from './SessionLog.tsx';
import type { NotificationsScreenProps } from './types.ts';

const LazyComingSoon = lazyComponent(
  () => import('../../patterns/MessagePage/ComingSoonMessage.tsx'),
  'ComingSoonMessage',
);

const tabs: readonly NotificationFilter[] = ['all', 'unread', 'archived'];
const topics: readonly NotificationCategory[] = [
  'calls',
  'agents',
  'integrations',
  'team',
  'billing',
  'content',
  'system',
];

/** Notifications, or without the service the messages of this visit. Render it inside a `Page`. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { notifications, tab, tabHref, category, onCategoryChange, unreadCount } = props;
  const { onOpen, onToggleRead, onArchive, messages, slots } = props;
  const t = useTranslation(notificationsTexts, shellTexts, controlsTexts);
  if (notifications.status === 'unavailable') {
    return (
      <>
        <LazyComingSoon />
        <SessionLog messages={messages} />
      </>
    );
  }
  const hasMore = notifications.status === 'ready' && notifications.data.hasMore;
  const { isLoadingMore, moreError } = props;
  return (
    <Column
      title={t('shell.page.notifications')}
      actions={<ReadAllButton unreadCount={unreadCount} onReadAll={props.onReadAll} />}
      moreActions={slots?.parts.headerActions}
      source={notifications}
      toolbar={{
        renderTabs: (tools) => (
          <ListTabs tools={tools}>
            <SectionTabs
              label={t('notifications.tabs.label')}
              value={tab}
              items={tabs.map((value) => ({
                value,
                label: t(`notifications.tabs.${value}`),
                href: tabHref(value),
                ...(value === 'unread' && unreadCount !== null && { count: unreadCount }),
              }))}
              slots={slots}
            />
          </ListTabs>
        ),
        filters: (
          <ListFilter
            label={t('notifications.category.label')}
            allLabel={t('notifications.category.all')}
            options={topics.map((value) => ({
              value,
              label: t(`notifications.category.${value}`),
            }))}
            value={category}
            onValueChange={(value) =>
              onCategoryChange(topics.find((topic) => topic === value) ?? '')
            }
          />
        ),
        found: unreadCount === null ? '' : t('shell.header.unread', { count: unreadCount }),
      }}
      paging={
        hasMore ? (
          <Footer>
            <LoadMore
              label={t('controls.pagination.loadMore')}
              loadingText={t('notifications.loadingMore')}
              isLoading={isLoadingMore}
              onLoadMore={props.onLoadMore}
            />
            {moreError && !isLoadingMore ? <p role="alert">{moreError}</p> : null}
          </Footer>
        ) : null
      }
    >
      <RemoteContent
        source={notifications}
        showsRefreshError={false}
        loading={<LoadingNotifications />}
        error={notifications.status === 'error' ? <Failure error={notifications} /> : undefined}
      >
        {({ notifications: items }) =>
          items.length > 0 ? (
            <NotificationList
              // Another view is another list, with its own focus.
              key={`${tab} ${category}`}
              notifications={items}
              {...{ onOpen, onToggleRead, onArchive }}
              slots={slots}
            />
          ) : (
            <NoNotifications {...{ tab, category, onCategoryChange, slots }} />
          )
        }
      </RemoteContent>
    </Column>
  );
}

function Failure(props: Parameters<typeof ListFailure>[0]) {
  return (
    <div role="alert">
      <ListFailure {...props} />
    </div>
  );
}

function ReadAllButton(props: Pick<NotificationsScreenProps, 'unreadCount' | 'onReadAll'>) {
  const { unreadCount, onReadAll } = props;
  const t = useTranslation(notificationsTexts);
  const label = t('notifications.action.readAll');
  const disabledReason = unreadCount === 0 ? t('notifications.empty.title') : undefined;
  useShortcut({ id: 'notifications.readAll', label, onPress: onReadAll, disabledReason });
  return (
    <Button startIcon={renderIcon(CheckCheck)} disabledReason={disabledReason} onClick={onReadAll}>
      {label}
    </Button>
  );
}

function NoNotifications({
  tab,
  category,
  onCategoryChange,
  slots,
}: Pick<NotificationsScreenProps, 'tab' | 'category' | 'onCategoryChange' | 'slots'>) {
  const t = useTranslation(notificationsTexts);
  if (category !== '') {
    return (
      <ListEmpty
        isFiltered
        title={t('notifications.empty.filtered')}
        description={t('notifications.empty.filteredText')}
        actions={
          <Button onClick={() => onCategoryChange('')}>{t('notifications.empty.showAll')}</Button>
        }
      />
    );
  }
  const own =
    tab === 'archived'
      ? {
          title: t('notifications.empty.archived'),
          description: t('notifications.empty.archivedText'),
        }
      : {
          title: t('notifications.empty.title'),
          description: t(`notifications.empty.${tab === 'unread' ? 'unread' : 'text'}`),
        };
  return <ListEmpty {...changeEmpty(own, slots)} />;
}
