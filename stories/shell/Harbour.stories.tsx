import { Avatar, EmptyArt, EmptyState, Icon, IconButton, Menu } from '@platform/ui';
import { AppShell } from '@platform/ui/shell';
import type { ShellNavigation } from '@platform/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, CircleHelp, CreditCard, Sailboat, Settings2, Waves } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { ShellStage } from './ShellStage.tsx';

const navigation: ShellNavigation = {
  main: [
    { href: '/berths', label: 'Berths', icon: Anchor, group: 'Harbour' },
    {
      href: '/arrivals',
      label: 'Arrivals',
      icon: Sailboat,
      group: 'Harbour',
      badge: 3,
      badgeLabel: '3 boats wait for a berth',
    },
    { href: '/tides', label: 'Tides', icon: Waves, group: 'Harbour' },
    { href: '/invoices', label: 'Invoices', icon: CreditCard, group: 'Office' },
    { href: '/settings', label: 'Settings', icon: Settings2, group: 'Office' },
  ],
};

const userMenu = (
  <Menu.Root>
    <Menu.Trigger label="Harbour master" variant="bare">
      <Avatar size="small" name="Ines Silva" />
    </Menu.Trigger>
    <Menu.Items items={[{ id: 'end', label: 'End the shift', onSelect: () => {} }]} />
  </Menu.Root>
);

const Boat = () => (
  <svg width="120" height="72" viewBox="0 0 120 72" aria-hidden="true" data-testid="boat">
    <path d="M18 50h84l-14 16H32Z" fill="var(--platform-accent-solid)" />
    <path d="M58 8v38H26Z" fill="var(--platform-accent-soft-strong)" />
    <path d="M63 16v30h26Z" fill="var(--platform-border-control)" />
  </svg>
);

const meta = {
  title: 'Shell/AppShell/Harbour',
  tags: ['autodocs'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <ShellStage {...args} />,
  args: {
    navigation,
    logo: <Icon icon={Anchor} />,
    productName: 'Harbour',
    headerActions: <IconButton label="Help" icon={<Icon icon={CircleHelp} />} />,
    userMenu,
    state: {
      currentPath: '/berths',
      isSidebarExpanded: true,
      breadcrumb: [{ label: 'Berths' }],
      theme: 'system',
    },
    actions: { onSidebarExpandedChange: fn(), onThemeChange: fn() },
    children: <p>248 berths</p>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything of another product: mark, navigation, header and user menu, and no bell. */
export const Harbour: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

export const ContentOfAnotherProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    const harbour = within(main.getByRole('list', { name: 'Harbour' }));
    await expect(harbour.getAllByRole('link')).toHaveLength(3);
    await expect(
      harbour.getByRole('link', { name: /Arrivals/, description: '3 boats wait for a berth' }),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Office' })).toBeVisible();
    await expect(canvas.getByText('Harbour', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Notifications' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Account' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Help' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour master' }));
    await expect(await screen.findByRole('menuitem', { name: 'End the shift' })).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { state: { ...meta.args.state, isSidebarExpanded: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Office' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Arrivals/ })).toHaveAccessibleDescription(
      '3 boats wait for a berth',
    );
  },
};

/** Its user menu has no themes, so the header has them on phones too. */
export const ThemeStaysInHeader: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    navigation: { main: [{ href: '/tides', label: 'Tides', icon: Waves, badge: 1204 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await expect(drawer.getByRole('link', { name: /Tides/, description: '1,204' })).toBeVisible();
  },
};

/** Pictures and mark of the product appear where those of the platform would. */
export const CustomPictures: Story = {
  args: {
    illustrations: { empty: <Boat /> },
    children: (
      <EmptyState
        illustration={<EmptyArt />}
        title="No boats yet"
        description="Boats appear here once they have called the harbour."
      />
    ),
  },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('boat')).toBeVisible();
  },
};

/** On a phone the navigation is a drawer, with mark, groups and badges. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { hasPicture: true },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await userEvent.click(toggle);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByText('Harbour', { selector: 'span' })).toBeVisible();
    await expect(drawer.getByRole('list', { name: 'Office' })).toBeVisible();
    await expect(
      drawer.getByRole('link', { name: /Arrivals/, description: '3 boats wait for a berth' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.click(toggle);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Tides' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Page /tides' })).toBeVisible();
    await userEvent.click(toggle);
    await screen.findByRole('dialog');
  },
};
