import { Page } from '@platform/ui';
import { TeamScreen } from '@platform/ui/team';
import type { TeamRow, TeamScreenProps } from '@platform/ui/team';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { StatefulTeam } from './StatefulTeam.tsx';
import { hostileRows, manyRows, rows } from './fixtures.ts';
import { teamRoleArgs } from './roleArgs.ts';
import { chooseInMenu, openMenu, rowOf, pendingRoleChanges } from './steps.ts';
import { failed, loading, ready } from '../remotes.ts';

const meta = {
  title: 'Team/Screen',
  component: TeamScreen,
  parameters: { layout: 'fullscreen', roleArgs: teamRoleArgs },
  args: {
    state: { team: ready({ rows }), currentUserId: 'priya.nair', search: '', inviteRefusal: null },
    actions: {
      onSearchChange: fn(),
      onInvite: fn(async () => ({ status: 'saved' as const })),
      onRoleChange: fn(async () => true),
      onRemove: fn(),
      onCancelInvite: fn(),
      onExport: fn(),
      onRemoveSeveral: fn(async () => []),
      onRetryInvites: fn(),
      onRefused: fn(),
    },
  },
  render: (args) => <StatefulTeam {...args} />,
} satisfies Meta<TeamScreenProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Team Management' })).toBeVisible();
    await expect(
      canvas.getByText('View and update team roles, statuses and permissions'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your Team' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite User' })).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Your Team' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Email Address', 'Role', 'Status', 'Action']);
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(rows.length + 1));
    await expect(rowOf(canvasElement, 'Priya Nair')).toHaveTextContent('You');
    // EndUser reads as Viewer.
    await expect(rowOf(canvasElement, 'Mateus Almeida')).toHaveTextContent('Viewer');
  },
};

const crew = [
  {
    value: 'harbourMaster',
    label: 'Harbour master',
    description: 'Assigns berths',
    inviteValue: 'master',
  },
  { value: 'skipper', label: 'Skipper', description: 'Books berths', inviteValue: 'crew' },
] as const;
const onCrewChange = fn(async () => true);
const onCrewInvite = fn(async () => ({ status: 'saved' as const }));

/** Roles of an embedder, in the rows, in their select and in the invitation. */
export const OwnRoles: Story = {
  parameters: { hasPicture: true },
  render: ({ state, actions }) => (
    <Page>
      <TeamScreen
        state={{
          ...state,
          team: ready({
            rows: rows.map((row, index) => ({
              ...row,
              role: index % 2 === 0 ? 'skipper' : 'harbourMaster',
            })),
          }),
        }}
        roles={crew}
        actions={{
          ...actions,
          onRoleChange: onCrewChange,
          onInvite: onCrewInvite,
          onInviteSeveral: undefined,
        }}
      />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = rowOf(canvasElement, 'Amara Okafor');
    await expect(row).toHaveTextContent('Harbour master');
    await userEvent.hover(row);
    await userEvent.click(
      within(row).getByRole('button', { name: 'Change the role of Amara Okafor' }),
    );
    await userEvent.click(await screen.findByRole('option', { name: /^Skipper/ }));
    await expect(onCrewChange).toHaveBeenCalledWith(expect.objectContaining({ role: 'skipper' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite User' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Email Address' }),
      'bo@skipper.example',
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Harbour master/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(onCrewInvite).toHaveBeenCalledWith({
      email: 'bo@skipper.example',
      role: 'master',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LoadingSession: Story = {
  args: { state: { ...meta.args.state, isLoadingSession: true, inviteRefusal: 'noPermission' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading team data...');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { ...meta.args.state, team: loading } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading team…')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { ...meta.args.state, team: ready({ rows: [] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No team members found')).toBeVisible();
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    state: {
      ...meta.args.state,
      team: failed('Failed to load team members', retry),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load team members');
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const retryRefresh = fn();

/** M08: data loaded earlier stays visible. */
export const RefreshFailed: Story = {
  args: {
    state: {
      ...meta.args.state,
      team: {
        status: 'ready',
        data: { rows },
        refreshError: { message: 'Failed to load team members', retry: retryRefresh },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load team members');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1));
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await expect(retryRefresh).toHaveBeenCalledOnce();
  },
};

/** The members are complete; Retry reloads the invites. */
export const InvitesFailed: Story = {
  args: {
    state: {
      ...meta.args.state,
      team: ready({ rows: rows.filter((row) => row.kind === 'member'), hasInvitesError: true }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pending invites could not be loaded.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.actions.onRetryInvites).toHaveBeenCalledOnce();
  },
};

/** A refusal says why and offers no Retry, which would not help. */
export const InvitesRefused: Story = {
  args: {
    state: {
      ...meta.args.state,
      team: ready({
        rows: rows.filter((row) => row.kind === 'member'),
        hasInvitesError: true,
        invitesRefusal: 'Only admins see invites.',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only admins see invites.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const LongContent: Story = {
  args: { state: { ...meta.args.state, team: ready({ rows: hostileRows }) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('<img src=x onerror="alert(1)"> <b>Bold</b>')[0],
    ).toBeVisible();
    await expect(canvas.getByText('Suspended by <i>policy</i>')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  parameters: { alsoIn: ['phone'] },
};

export const Search: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search members' });
    await expect(search).toHaveAttribute('placeholder', 'Search members');
    await userEvent.type(search, 'LUC');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(rowOf(canvasElement, 'Lucía Fernández')).toBeVisible();
    await expect(canvas.getByText('1 person found')).toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'NORTHWIND');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1));
    await userEvent.type(search, ' (');
    await expect(await canvas.findByText('No team members found')).toBeVisible();
    await expect(canvas.getByText('No matches for “NORTHWIND (”.')).toBeVisible();
    await expect(args.actions.onSearchChange).toHaveBeenLastCalledWith('NORTHWIND (');
    await expect(canvas.getByText('0 people')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(search).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1));
  },
};

/** As in the other lists, a button clears the search and keeps the focus in it. */
export const ClearSearch: Story = {
  args: { state: { ...meta.args.state, search: 'luc' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.actions.onSearchChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1));
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

/** A viewer sees everything and can change nothing; each control shows the reason. */
export const NonAdmin: Story = {
  globals: { role: 'viewer' },
  play: async ({ args, canvasElement }) => {
    await expect(screen.queryByRole('button', { name: 'Invite User' })).toBeNull();
    await openMenu(canvasElement, 'Amara Okafor');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription("You don't have permission to edit roles");
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'You do not have permission for this action',
    );
    await userEvent.click(edit);
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Escape}');

    await openMenu(canvasElement, 'Lucía Fernández');
    await expect(
      await screen.findByRole('menuitem', { name: 'Delete' }),
    ).toHaveAccessibleDescription("You can't delete your own account");
    await userEvent.keyboard('{Escape}');

    await openMenu(canvasElement, 'noor.haddad@northwind.example');
    await expect(await screen.findByRole('menuitem', { name: 'Cancel Invite' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.actions.onRemove).not.toHaveBeenCalled();
  },
};

export const OwnAdminRole: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Priya Nair');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(
      "You can't change your own admin role",
    );
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Admins cannot be deleted',
    );
  },
};

/** Every user can open the plan's entitlements and usage from here. */
export const PlanAndUsage: Story = {
  parameters: { alsoIn: ['phone'] },
  args: {
    state: { ...meta.args.state, inviteRefusal: 'noPermission' },
    actions: { ...meta.args.actions, onOpenEntitlements: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan and usage' }));
    await expect(args.actions.onOpenEntitlements).toHaveBeenCalledOnce();
  },
};

export const RowMenu: Story = {
  parameters: {
    alsoIn: ['phone'],
    // The open menu covers part of the next row's button, which cannot be pressed in the meantime.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Lucía Fernández');
    await screen.findByRole('menu', { name: 'Actions for Lucía Fernández' });
  },
};

export const EditRole: Story = {
  play: async ({ args, canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    const select = await screen.findByRole('combobox', { name: 'Role of Amara Okafor' });
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Editor');
    await userEvent.click(select);
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Admin',
      'Editor',
      'Viewer',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Viewer' }));
    await expect(args.actions.onRoleChange).not.toHaveBeenCalled();

    await openMenu(canvasElement, 'Amara Okafor');
    await screen.findByRole('menuitem', { name: 'Save' });
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Save', 'Cancel', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save' }));
    await expect(args.actions.onRoleChange).toHaveBeenCalledOnce();
    await expect(args.actions.onRoleChange).toHaveBeenCalledWith({
      row: expect.objectContaining({ id: 'amara.okafor', role: 'Editor' }),
      role: 'Viewer',
    });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(rowOf(canvasElement, 'Amara Okafor')).toHaveTextContent('Viewer');
    await expect(screen.getByRole('button', { name: 'Actions for Amara Okafor' })).toHaveFocus();
  },
};

/** Two presses change a role; only roles that may be changed have a button. */
export const ChangeRole: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: 'Change the role of Priya Nair' }),
    ).not.toBeInTheDocument();
    await userEvent.hover(rowOf(canvasElement, 'Amara Okafor'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change the role of Amara Okafor' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Viewer' }));
    await expect(args.actions.onRoleChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(rowOf(canvasElement, 'Amara Okafor')).toHaveTextContent('Viewer');
    await expect(screen.getByRole('button', { name: 'Actions for Amara Okafor' })).toHaveFocus();
  },
};

/** Enter chooses and saves. Escape closes the list, then cancels. */
export const ChangeRoleByKeys: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    const change = () => canvas.getByRole('button', { name: 'Change the role of Amara Okafor' });
    // Skips the checkbox, the email and its copy button, which renders on focus.
    rowOf(canvasElement, 'Amara Okafor').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(change()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    change().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await expect(args.actions.onRoleChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.actions.onRoleChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(rowOf(canvasElement, 'Amara Okafor')).toHaveTextContent('Viewer');
  },
};

/** The mockup team-edit. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    await screen.findByRole('combobox');
    await openMenu(canvasElement, 'Amara Okafor');
    await screen.findByRole('menuitem', { name: 'Save' });
  },
  parameters: { alsoIn: ['phone'] },
};

/** Saving the same role leaves edit mode without a call; so does Cancel after any choice. */
export const EditCancelled: Story = {
  play: async ({ args, canvasElement }) => {
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Edit');
    await screen.findByRole('combobox');
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Save');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    await chooseInMenu(canvasElement, 'Jonas Weber', 'Edit');
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(rowOf(canvasElement, 'Jonas Weber')).toHaveTextContent('Viewer');
    await expect(args.actions.onRoleChange).not.toHaveBeenCalled();
  },
};

/** After a failed save the old role is back, and edit mode stays. */
export const RoleRefused: Story = {
  args: { actions: { ...meta.args.actions, onRoleChange: fn(async () => false) } },
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    const select = await screen.findByRole('combobox');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Save');
    await waitFor(() => expect(select).toHaveTextContent('Editor'));
    await expect(select).toBeVisible();
  },
};

const saves = pendingRoleChanges();

/** Two rows are saved at once, and each ends on its own. */
export const TwoEditsPending: Story = {
  args: { actions: { ...meta.args.actions, onRoleChange: fn(saves.start) } },
  play: async ({ args, canvasElement }) => {
    for (const name of ['Amara Okafor', 'Jonas Weber']) {
      await chooseInMenu(canvasElement, name, 'Edit');
      const select = await screen.findByRole('combobox', { name: `Role of ${name}` });
      await userEvent.click(select);
      await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
      await chooseInMenu(canvasElement, name, 'Save');
    }
    await expect(args.actions.onRoleChange).toHaveBeenCalledTimes(2);
    await expect(screen.getAllByText('Saving…')).toHaveLength(2);
    // Saving the same role once more sends nothing.
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Save');
    await expect(args.actions.onRoleChange).toHaveBeenCalledTimes(2);

    saves.end('amara.okafor', 'TenantAdmin', false);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Role of Amara Okafor' })).toHaveTextContent(
        'Editor',
      ),
    );
    await expect(screen.getByRole('combobox', { name: 'Role of Jonas Weber' })).toHaveTextContent(
      'Admin',
    );
    saves.end('jonas.weber', 'TenantAdmin', true);
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Role of Jonas Weber' })).toBeNull(),
    );
    await expect(rowOf(canvasElement, 'Jonas Weber')).toHaveTextContent('Admin');
  },
};

const savesOfOne = pendingRoleChanges();

/** M05: of two saves of one row the last wins, and a late failure of the first changes nothing. */
export const SavedTwice: Story = {
  args: { actions: { ...meta.args.actions, onRoleChange: fn(savesOfOne.start) } },
  play: async ({ args, canvasElement }) => {
    await chooseInMenu(canvasElement, 'Amara Okafor', 'Edit');
    const select = await screen.findByRole('combobox');
    for (const role of ['Admin', 'Viewer']) {
      await userEvent.click(select);
      await userEvent.click(await screen.findByRole('option', { name: role }));
      await chooseInMenu(canvasElement, 'Amara Okafor', 'Save');
    }
    await expect(args.actions.onRoleChange).toHaveBeenCalledTimes(2);
    savesOfOne.end('amara.okafor', 'TenantAdmin', false);
    await expect(select).toHaveTextContent('Viewer');
    savesOfOne.end('amara.okafor', 'Viewer', true);
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
};

export const Remove: Story = {
  play: async ({ args, canvasElement }) => {
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Delete');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to continue?',
    });
    await expect(dialog).toHaveAccessibleDescription(
      "This action will permanently remove the user's access.",
    );
    await waitFor(() => expect(within(dialog).getByText('Jonas Weber')).toBeVisible());
    await expect(within(dialog).getByText('jonas.weber@northwind.example')).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Actions for Jonas Weber' })).toHaveFocus();
    await expect(args.actions.onRemove).not.toHaveBeenCalled();

    await chooseInMenu(canvasElement, 'Jonas Weber', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.actions.onRemove).toHaveBeenCalledOnce();
    await expect(args.actions.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'jonas.weber' }),
    );
    await waitFor(() => expect(screen.queryByText('Jonas Weber')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The mockup team-remove. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Delete');
    await screen.findByRole('alertdialog');
  },
  parameters: { alsoIn: ['phone'] },
};

export const RemovingHostileName: Story = {
  args: { state: { ...meta.args.state, team: ready({ rows: hostileRows }) } },
  play: async ({ canvasElement }) => {
    await chooseInMenu(canvasElement, 'x'.repeat(300), 'Delete');
    await screen.findByRole('alertdialog');
  },
};

export const PendingInvite: Story = {
  play: async ({ args, canvasElement }) => {
    const email = 'noor.haddad@northwind.example';
    await expect(rowOf(canvasElement, email)).toHaveTextContent('Pending');
    await openMenu(canvasElement, email);
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel Invite' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to continue?',
    });
    await waitFor(() => expect(within(dialog).getByText(email)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(args.actions.onCancelInvite).toHaveBeenCalledOnce();
    await expect(args.actions.onCancelInvite).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'i1', kind: 'invite' }),
    );
    await expect(args.actions.onRemove).not.toHaveBeenCalled();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    screen.getByRole('button', { name: 'Actions for Amara Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const select = await screen.findByRole('combobox');
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Viewer'));

    const trigger = screen.getByRole('button', { name: 'Actions for Amara Okafor' });
    await userEvent.tab();
    await expect(
      screen.getByRole('button', { name: 'Save the role of Amara Okafor' }),
    ).toHaveFocus();
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus());
    await userEvent.keyboard('s{Enter}');
    await expect(args.actions.onRoleChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const thousandRows = manyRows(1000);

export const ThousandMembers: Story = {
  args: { state: { ...meta.args.state, team: ready({ rows: thousandRows }) } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('1,000')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'member-1000@');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(rowOf(canvasElement, 'Member 1000')).toBeVisible();
  },
};

const tenThousand = manyRows(10_000);

/** D05: only visible rows are in the document. */
export const TenThousandMembers: Story = {
  args: { state: { ...meta.args.state, team: ready({ rows: tenThousand }) } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('10,000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox'), 'Member 9999');
    await waitFor(() => expect(rowOf(canvasElement, 'Member 9999')).toBeVisible());
  },
};

export const WithoutShell: Story = {
  render: (args) => (
    <Page>
      <TeamScreen {...args} />
    </Page>
  ),
};

async function select(canvas: HTMLElement, ...names: string[]): Promise<void> {
  for (const name of names) {
    const row = within(rowOf(canvas, name));
    await userEvent.click(row.getByRole('checkbox', { name: `Select ${name}` }));
  }
}

/** Exports the selection; protected members stay, and failed removals stay selected. */
export const SelectedRows: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onRemoveSeveral: fn(async (several: readonly TeamRow[]) =>
        several
          .filter(({ id }) => id === 'jonas.weber')
          .map((row) => ({ row, message: 'Jonas owns the billing.' })),
      ),
    },
  },
  play: async ({ args, canvasElement, canvas }) => {
    await select(canvasElement, 'Jonas Weber', 'Lucía Fernández', 'Priya Nair');
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Export CSV' }));
    await expect(args.actions.onExport).toHaveBeenCalledWith(
      ['priya.nair', 'lucia.fernandez', 'jonas.weber'].map((id) => expect.objectContaining({ id })),
    );

    await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      dialog.getByText('This action will permanently remove the access of 2 people.'),
    ).toBeVisible();
    await expect(dialog.getByText('Admins cannot be deleted')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'These people could not be removed.',
    );
    await expect(dialog.getByText('Jonas owns the billing.')).toBeVisible();
    await expect(dialog.queryByText('Lucía Fernández')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Lucía Fernández')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Weber' })).toBeChecked();
  },
};

/** If a rule protects all selected members, the button shows which rule. */
export const RemoveSelected: Story = {
  play: async ({ canvasElement, canvas }) => {
    await select(canvasElement, 'Priya Nair');
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selection' }));
    await expect(await bar.findByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
      'Admins cannot be deleted',
    );
    await select(canvasElement, 'Jonas Weber', 'Priya Nair');
    await userEvent.click(await bar.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('Jonas Weber')).toBeNull();
  },
};
