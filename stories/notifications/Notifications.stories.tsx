import type { Notification } from '@platform/domain';
import { defineSlots } from '@platform/ui';
import { NotificationsScreen } from '@platform/ui/notifications';
import type { NotificationsScreenProps } from '@platform/ui/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { inShell } from '../shell/inShell.tsx';
import {
  manyNotifications,
  messages,
  notifications,
  oddNotifications,
  readyItems,
} from './fixtures.ts';
import { failed, loading, outdated, unavailable } from '../remotes.ts';

const message = 'Notifications could not be loaded. Please try again.';

const meta = {
  title: 'Notifications/Screen',
  component: NotificationsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<NotificationsScreenProps>({ notifications: message }),
  },
  args: {
    notifications: readyItems(notifications),
    tab: 'all',
    tabHref: (tab) => (tab === 'all' ? '/notifications' : `/notifications?tab=${tab}`),
    category: '',
    onCategoryChange: fn(),
    unreadCount: 4,
    onReadAll: fn(),
    onLoadMore: fn(),
    isLoadingMore: false,
    moreError: '',
    messages: [],
    onOpen: fn(),
    onToggleRead: fn(),
    onArchive: fn(),
  },
  decorators: [
    inShell({
      currentPath: '/notifications',
      breadcrumb: [{ label: 'Notifications' }],
      unreadCount: 4,
    }),
  ],
} satisfies Meta<typeof NotificationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { notifications: loading, unreadCount: null } };

export const Empty: Story = { args: { notifications: readyItems([]), unreadCount: 0 } };

export const EmptyCategory: Story = {
  args: { notifications: readyItems([]), category: 'calls' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All categories' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('');
  },
};

export const EmptyArchive: Story = { args: { notifications: readyItems([]), tab: 'archived' } };

export const Failed: Story = {
  args: { notifications: failed(message, fn()), unreadCount: null },
};

export const NotRefreshed: Story = {
  args: {
    notifications: outdated({ notifications, hasMore: false }, message, fn()),
  },
};

/** Without a service, the page lists the toasts of this visit. */
export const Unavailable: Story = {
  args: { notifications: unavailable, unreadCount: null, messages },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something Amazing Is Coming' }),
    ).toBeVisible();
    const log = canvas.getByRole('region', { name: 'Messages of this visit' });
    await expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent(
      'Problem: Failed to update role',
    );
  },
};

export const UnavailableWithoutToasts: Story = {
  args: { notifications: unavailable, unreadCount: null },
};

export const OddContent: Story = {
  args: { notifications: readyItems(oddNotifications) },
  play: async ({ canvas }) => {
    const rowWithoutId = canvas.getByRole('article', { name: 'Without an id' });
    rowWithoutId.focus();
    await expect(within(rowWithoutId).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('article', { name: 'Untitled notification' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Date unknown' })).toBeVisible();
  },
};

/** The state shown by weight, dot and icon is also announced. */
export const Names: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article', {
      name: 'Google Calendar needs attention',
      description: 'Unread, Warning, Integrations',
    });
    await expect(within(row).getByRole('link', { name: 'Fix Issues' })).toHaveAttribute(
      'href',
      '/integrations',
    );
    await expect(
      canvas.getByRole('link', { name: 'Notifications', description: '4 unread' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unread 4' })).toHaveAttribute(
      'href',
      '/notifications?tab=unread',
    );
  },
};

/** Actions appear on hover; the title opens the related page and marks as read. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('article', { name: 'A call to Front desk failed' });
    await userEvent.hover(row);
    await userEvent.click(within(row).getByRole('button', { name: 'Mark as read' }));
    await expect(args.onToggleRead).toHaveBeenCalledWith(notifications[1]);
    await userEvent.click(within(row).getByRole('button', { name: 'Archive' }));
    await expect(args.onArchive).toHaveBeenCalledWith(notifications[1]);
    const link = within(row).getByRole('link', { name: 'A call to Front desk failed' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(within(row).getByText(/was cut off after 12 seconds/));
    await expect(args.onOpen).toHaveBeenCalledWith(notifications[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

/** A list that removes archived notifications at once. */
function Archiving(props: NotificationsScreenProps & { rows: readonly Notification[] }) {
  const { rows, ...screenProps } = props;
  const [archivedKeys, setArchivedKeys] = useState<readonly string[]>([]);
  return (
    <NotificationsScreen
      {...screenProps}
      notifications={readyItems(rows.filter(({ key }) => !archivedKeys.includes(key)))}
      onArchive={(row) => setArchivedKeys([...archivedKeys, row.key])}
    />
  );
}

/** The list is one tab stop; `j`, `k`, arrow keys and `e` move through it and archive. */
export const ByKeys: Story = {
  render: (args) => <Archiving {...args} rows={notifications.slice(0, 3)} />,
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('article', { name });
    await userEvent.keyboard('j');
    await expect(row('Google Calendar needs attention')).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(row('A call to Front desk failed')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'A call to Front desk failed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    await userEvent.keyboard('{Escape}e');
    await expect(row('Chiara Ricci accepted your invitation')).toHaveFocus();
    await userEvent.keyboard('ke');
    await expect(row('Chiara Ricci accepted your invitation')).toHaveFocus();
    await userEvent.keyboard('e');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveFocus(),
    );
    await expect(canvas.getByText('You are all caught up')).toBeVisible();
  },
};

/** Only notifications near the viewport are rendered; End reaches the last one. */
export const Thousands: Story = {
  tags: ['!autodocs'],
  render: (args) => <Archiving {...args} rows={manyNotifications(5000)} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('article', { name: 'Notification 0' })).toHaveFocus();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('article', { name: 'Notification 4999' });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await userEvent.keyboard('e');
    await expect(canvas.getByRole('article', { name: 'Notification 4998' })).toHaveFocus();
  },
};

/** On touch screens a menu has all actions. */
export const TouchMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for A call to Front desk failed' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(args.onArchive).toHaveBeenCalledWith(notifications[1]);
  },
};

/** Loading older ones fails, with the error below the list. */
export const More: Story = {
  args: {
    notifications: readyItems(notifications, true),
    moreError: 'Older notifications could not be loaded. Please try again.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Older notifications could not/);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

const onMoor = fn();

/** Rows get a menu with the actions of the screen and custom ones. */
export const CustomParts: Story = {
  args: {
    slots: defineSlots<Notification>({
      rowActions: ({ title }) => [
        { id: 'moor', label: 'Assign Berth', onSelect: () => onMoor(title) },
      ],
      headerActions: [{ id: 'harbour.radio', label: 'Radio Log', href: '/radio' }],
      tabs: (own) => [...own, { value: 'tides', label: 'Tides', href: '/tides' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Radio Log' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tides' })).toBeVisible();
    const title = notifications[0]?.title ?? '';
    await userEvent.hover(canvas.getByRole('article', { name: title }));
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Berth' }));
    await waitFor(() => expect(onMoor).toHaveBeenCalledWith(title));
  },
};

export const CustomEmptyState: Story = {
  args: {
    notifications: readyItems([]),
    slots: defineSlots<Notification>({ empty: { title: 'The harbour is quiet' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The harbour is quiet')).toBeVisible();
  },
};
