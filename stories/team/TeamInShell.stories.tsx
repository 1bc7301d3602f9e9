import { TeamScreen } from '@platform/ui/team';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import { rows } from './fixtures.ts';
import { teamRoleArgs } from './roleArgs.ts';
import { chooseInMenu, openMenu } from './steps.ts';
import { ready } from '../remotes.ts';

const meta = {
  title: 'Team/In the shell',
  component: TeamScreen,
  parameters: { layout: 'fullscreen', roleArgs: teamRoleArgs },
  args: {
    state: { team: ready({ rows }), currentUserId: 'priya.nair', search: '', inviteRefusal: null },
    actions: {
      onSearchChange: fn(),
      onInvite: fn(),
      onRoleChange: fn(),
      onRemove: fn(),
      onCancelInvite: fn(),
      onRetryInvites: fn(),
    },
  },
  decorators: [
    inShell({
      currentPath: '/settings/teams',
      breadcrumb: [{ label: 'Settings', href: '/settings' }, { label: 'Team Management' }],
    }),
  ],
} satisfies Meta<typeof TeamScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** The mockup team. */
export const RowMenu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Lucía Fernández');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
  },
  parameters: { hasPicture: true },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    await screen.findByRole('combobox', { name: 'Role of Amara Okafor' });
  },
  parameters: { hasPicture: true },
};
