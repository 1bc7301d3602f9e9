import { TeamScreen } from '@platform/ui/team';
import type { SaveOutcome } from '@platform/ui';
import type { InviteDraft, TeamScreenProps } from '@platform/ui/team';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StatefulTeam } from './StatefulTeam.tsx';
import { rows } from './fixtures.ts';
import { teamRoleArgs } from './roleArgs.ts';
import { ready } from '../remotes.ts';

const meta = {
  title: 'Team/Invite a member',
  component: TeamScreen,
  parameters: { layout: 'fullscreen', roleArgs: teamRoleArgs },
  args: {
    state: { team: ready({ rows }), currentUserId: 'priya.nair', search: '', inviteRefusal: null },
    actions: {
      onSearchChange: fn(),
      onInvite: fn(async (): Promise<SaveOutcome<'email'>> => ({ status: 'saved' })),
      onRoleChange: fn(async () => true),
      onRemove: fn(),
      onCancelInvite: fn(),
      onRetryInvites: fn(),
    },
    inviteDrafts: { read: () => undefined, keep: fn() },
  },
  render: (args) => <StatefulTeam {...args} />,
} satisfies Meta<TeamScreenProps>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Invite User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite User' });
  return {
    dialog,
    email: within(dialog).getByLabelText('Email Address'),
    role: within(dialog).getByRole('combobox', { name: 'Role' }),
    submit: within(dialog).getByRole('button', { name: 'Invite' }),
    cancel: within(dialog).getByRole('button', { name: 'Cancel' }),
  };
}

async function chooseRole(role: HTMLElement, name: string): Promise<void> {
  await userEvent.click(role);
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Default: Story = { parameters: { hasPicture: true } };

/** The mockup team-invite. */
export const Open: Story = {
  play: async () => {
    const { email, role } = await openDialog();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('placeholder', 'Enter Email Address');
    await expect(email).toBeRequired();
    await expect(role).toHaveTextContent('Select role');
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
};

export const Sent: Story = {
  play: async ({ args }) => {
    const { email, role, submit } = await openDialog();
    await userEvent.type(email, ' New.Person@northwind.example ');
    await userEvent.click(role);
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Admin',
      'Editor',
      'Viewer',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Editor' }));
    await userEvent.click(submit);
    await expectClosed();
    await expect(args.actions.onInvite).toHaveBeenCalledOnce();
    await expect(args.actions.onInvite).toHaveBeenCalledWith({
      email: 'New.Person@northwind.example',
      role: 'editor',
    });
    await expect(args.inviteDrafts?.keep).toHaveBeenLastCalledWith('', null);
    await expect(screen.getByRole('button', { name: 'Invite User' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ args }) => {
    const { email, role, submit } = await openDialog();
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
    await expect(role).toHaveAccessibleDescription('Role is required');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'someone');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid email'));
    await chooseRole(role, 'Viewer');
    await waitFor(() => expect(role).toBeValid());
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
  },
};

/** M07: an existing email in another case or with spaces around it sends no request. */
export const AlreadyListed: Story = {
  play: async ({ args }) => {
    const { email, role, submit } = await openDialog();
    await userEvent.type(email, 'first');
    await chooseRole(role, 'Admin');
    for (const existingEmail of [
      '  NOOR.Haddad@northwind.example ',
      'Amara.Okafor@Northwind.example',
    ]) {
      await userEvent.clear(email);
      await userEvent.type(email, existingEmail);
      await userEvent.click(submit);
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription('This email is already invited or a team member'),
      );
    }
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
  },
};

/** M01: submitting again, in any way, is ignored while the request is pending. */
export const Pending: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInvite: fn(() => new Promise<SaveOutcome<'email'>>(() => {})),
    },
  },
  play: async ({ args }) => {
    const { email, role, submit } = await openDialog();
    await userEvent.type(email, 'new@northwind.example');
    await chooseRole(role, 'Viewer');
    submit.click();
    submit.click();
    await userEvent.type(email, '{Enter}');
    const button = await screen.findByRole('button', { name: 'Inviting...' });
    await userEvent.click(button);
    await expect(args.actions.onInvite).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInvite: fn(async (): Promise<SaveOutcome<'email'>> => ({
        status: 'refused',
        message: 'An invitation has already been sent to this user.',
      })),
    },
  },
  play: async ({ args }) => {
    const { dialog, email, role, submit } = await openDialog();
    await userEvent.type(email, 'new@northwind.example');
    await chooseRole(role, 'Viewer');
    await userEvent.click(submit);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'An invitation has already been sent to this user.',
    );
    await expect(email).toHaveValue('new@northwind.example');
    await expect(role).toHaveTextContent('Viewer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(args.actions.onInvite).toHaveBeenCalledTimes(2));
  },
};

export const RefusedAtEmail: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInvite: fn(async (): Promise<SaveOutcome<'email'>> => ({
        status: 'refused',
        field: 'email',
        message: 'This user is already a member of your team.',
      })),
    },
  },
  play: async () => {
    const { email, role, submit } = await openDialog();
    await userEvent.type(email, 'new@northwind.example');
    await chooseRole(role, 'Viewer');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This user is already a member of your team.'),
    );
    await expect(email).toHaveFocus();
  },
};

/** Escape and Close ask for confirmation before typed text is lost; Cancel closes at once. */
export const AskBeforeLeaving: Story = {
  play: async ({ args }) => {
    const { dialog, email } = await openDialog();
    await userEvent.type(email, 'half a tho');
    await userEvent.keyboard('{Escape}');
    const keepEditing = await within(dialog).findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keepEditing).toHaveFocus());
    await expect(keepEditing).toHaveAccessibleDescription(
      'Leave without saving? What you typed will be lost.',
    );
    await userEvent.click(keepEditing);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('half a tho');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Leave' }));
    await expectClosed();
    await expect(args.inviteDrafts?.keep).toHaveBeenLastCalledWith('', null);

    const reopened = await openDialog();
    await expect(reopened.email).toHaveValue('');
    await userEvent.type(reopened.email, 'x');
    await userEvent.click(reopened.cancel);
    await expectClosed();
    const last = await openDialog();
    await expect(last.email).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};

export const LeaveConfirmation: Story = {
  play: async () => {
    const { dialog, email } = await openDialog();
    await userEvent.type(email, 'half a tho');
    await userEvent.keyboard('{Escape}');
    await within(dialog).findByRole('button', { name: 'Keep editing' });
  },
};

const draft: InviteDraft = { email: 'kept@northwind.example', role: 'editor' };

/** S24: an unsent invite is restored, and each change is reported. */
export const KeptDraft: Story = {
  args: { inviteDrafts: { read: () => draft, keep: fn() } },
  play: async ({ args }) => {
    const { email, role } = await openDialog();
    await expect(email).toHaveValue('kept@northwind.example');
    await expect(role).toHaveTextContent('Editor');
    await expect(email).toHaveAccessibleDescription('Your unsent invitation was kept.');
    await userEvent.type(email, 's');
    await expect(args.inviteDrafts?.keep).toHaveBeenLastCalledWith('', {
      email: 'kept@northwind.examples',
      role: 'editor',
    });
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    const open = screen.getByRole('button', { name: 'Invite User' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const email = await screen.findByLabelText('Email Address');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard('new@northwind.example');
    await userEvent.tab();
    const role = screen.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(role).toHaveTextContent('Viewer'));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Discard draft' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(args.actions.onInvite).toHaveBeenCalledWith({
      email: 'new@northwind.example',
      role: 'viewer',
    });
    await expect(open).toHaveFocus();
  },
};
