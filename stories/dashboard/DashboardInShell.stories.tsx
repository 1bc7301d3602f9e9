import { AppShell, DashboardScreen } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AGENTS, OVERVIEW, TODAY } from './fixtures.ts';
import { links, navigation } from '../shell/fixtures.ts';

/** The screen as the mockups show it, in the frame of the signed-in pages. */
const meta = {
  title: 'Dashboard/In the shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation,
    links,
    currentPath: '/dashboard',
    breadcrumb: [{ label: 'Dashboard' }],
    user: { id: 'priya.nair', name: 'Priya Nair' },
    theme: 'system',
    onThemeChange: fn(),
    onSignOut: fn(),
    isSidebarExpanded: true,
    onSidebarExpandedChange: fn(),
    children: (
      <DashboardScreen
        firstName="Priya"
        agents={{ status: 'ready', data: { agents: AGENTS, total: 12 } }}
        overview={{ status: 'ready', data: OVERVIEW }}
        today={TODAY}
      />
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};

export const Collapsed: Story = { args: { isSidebarExpanded: false } };

export const DashboardOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
