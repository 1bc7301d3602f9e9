import { AppShell, TeamScreen } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ready, rows } from './fixtures.ts';
import { chooseInMenu, openMenu } from './steps.ts';
import { links, navigation } from '../shell/fixtures.ts';

const person = { id: 'priya.nair', name: 'Priya Nair' };

const breadcrumb = [{ label: 'Settings', href: '/settings' }, { label: 'Teams' }];

/** The screen as the mockups show it, in the frame of the signed-in pages. */
const meta = {
  title: 'Team/In the shell',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    team: ready({ rows }),
    currentUserId: person.id,
    search: '',
    inviteRefusal: null,
    onSearchChange: fn(),
    onInvite: fn(),
    onRoleChange: fn(),
    onRemove: fn(),
    onCancelInvite: fn(),
    onRetryInvites: fn(),
  },
  decorators: [
    (Story) => (
      <AppShell
        navigation={navigation}
        links={links}
        currentPath="/settings/teams"
        breadcrumb={breadcrumb}
        user={person}
        theme="system"
        onThemeChange={fn()}
        onSignOut={fn()}
        isSidebarExpanded
        onSidebarExpandedChange={fn()}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof TeamScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Lucía Fernández');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    await screen.findByRole('combobox', { name: 'Role of Amara Okafor' });
  },
};
