import { DashboardScreen } from '@platform/ui/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import { AGENTS, OVERVIEW, TODAY } from './fixtures.ts';
import { dashboardRoleArgs } from './roleArgs.ts';
import { ready } from '../remotes.ts';

const location = { currentPath: '/dashboard', breadcrumb: [{ label: 'Dashboard' }] };

const meta = {
  title: 'Dashboard/In the shell',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', roleArgs: dashboardRoleArgs },
  args: {
    firstName: 'Priya',
    agents: ready({ agents: AGENTS, total: 12 }),
    overview: ready(OVERVIEW),
    today: TODAY,
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  decorators: [inShell(location)],
  parameters: { ...atEveryWidth, alsoIn: ['phone'] },
};

export const Collapsed: Story = {
  decorators: [inShell({ ...location, isSidebarExpanded: false })],
  parameters: { hasPicture: true },
};

/** The toolbar's role changes the greeting and the services' responses. */
export const WithoutRights: Story = {
  decorators: [inShell(location)],
  globals: { role: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mateus Almeida' })).toBeVisible();
    await expect(canvas.getByText(/^Welcome back, Mateus\./)).toBeVisible();
    await expect(canvas.getAllByText("Permission 'content.view' required")[0]).toBeVisible();
  },
  parameters: { hasPicture: true },
};
