import { TeamScreen } from '@platform/ui/team';
import type { SaveOutcome } from '@platform/ui';
import type { InviteBatch, InviteDraft, TeamScreenProps } from '@platform/ui/team';
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

const onResendInvite = fn();
const LINK = 'https://app.northwind.example/invite/accept?token=t';

/** An invite is sent again from its menu, which also copies its link if the service sends it. */
export const Resend: Story = {
  args: {
    state: {
      ...meta.args.state,
      team: ready({
        rows: rows.map((row) => (row.kind === 'invite' ? { ...row, link: LINK } : row)),
      }),
    },
    actions: { ...meta.args.actions, onResendInvite },
  },
  play: async () => {
    const open = () =>
      userEvent.click(
        screen.getByRole('button', { name: 'Actions for noor.haddad@northwind.example' }),
      );
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resend Invite' }));
    await expect(onResendInvite).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: 'noor.haddad@northwind.example' }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open();
    await expect(await screen.findByRole('menuitem', { name: 'Copy Invite Link' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Amara Okafor' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: /Invite/ })).toBeNull();
  },
};

const OUTLOOK =
  'Nova, Zoë <zoe.nova@northwind.example>; "Adeyemi, Tunde" <tunde@northwind.example>; noor.haddad@northwind.example; li.wei@northwind.example';

const onInviteSeveral = fn(async ({ emails, onOutcome }: InviteBatch<string>) => {
  for (const email of emails) onOutcome({ email, status: 'invited', message: '' });
});

const severalArgs = { actions: { ...meta.args.actions, onInviteSeveral } };

/** The field for several addresses, which follows that for one in the same place. */
async function pasteSeveral(text: string) {
  const opened = await openDialog();
  await userEvent.click(opened.email);
  await userEvent.paste(text);
  const { dialog } = opened;
  await within(dialog).findAllByRole('button', { name: /^Remove / });
  return { ...opened, emails: within(dialog).getByRole('textbox', { name: 'Email Address' }) };
}

const rowOf = (dialog: HTMLElement, email: string) =>
  within(within(dialog).getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .find((row) => row.textContent?.startsWith(email));

/** A list as Outlook copies it; a person who is invited already is marked and not invited again. */
export const SeveralPasted: Story = {
  args: severalArgs,
  play: async ({ args }) => {
    const { dialog, emails, role, submit } = await pasteSeveral(OUTLOOK);
    await waitFor(() => expect(emails).toHaveFocus());
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(4);
    const known = within(dialog).getByRole('list', { name: 'Already invited or a member' });
    await expect(known).toHaveTextContent('noor.haddad@northwind.example');
    await chooseRole(role, 'Editor');
    await userEvent.click(submit);
    await expectClosed();
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
    await expect(onInviteSeveral).toHaveBeenLastCalledWith(
      expect.objectContaining({
        emails: [
          'zoe.nova@northwind.example',
          'tunde@northwind.example',
          'li.wei@northwind.example',
        ],
        role: 'editor',
      }),
    );
  },
};

/** Duplicates are merged; an invalid address stays in the text and says what is wrong with it. */
export const SeveralInvalid: Story = {
  args: severalArgs,
  play: async ({ args }) => {
    const text = 'a@northwind.example, A@northwind.example, b@northwind, c@northwind.example';
    const { dialog, emails, submit, role } = await pasteSeveral(text);
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    await expect(emails).toHaveValue('b@northwind');
    await expect(emails).toHaveAccessibleDescription(/“b@northwind”: Enter a valid email/);
    await chooseRole(role, 'Viewer');
    await userEvent.click(submit);
    await expect(onInviteSeveral).not.toHaveBeenCalled();
    await userEvent.type(emails, '.example{Enter}');
    await expect(emails).toHaveValue('');
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
    await expect(args.inviteDrafts?.keep).toHaveBeenLastCalledWith('', {
      email: 'a@northwind.example, c@northwind.example, b@northwind.example',
      role: 'viewer',
    });
  },
};

/** A comma turns the field into that for several; one address in it is sent like any other. */
export const SeveralByKeyboard: Story = {
  args: severalArgs,
  play: async ({ args }) => {
    const { dialog, email } = await openDialog();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/For several people/);
    await userEvent.keyboard('first@northwind.example,');
    const emails = await within(dialog).findByRole('textbox', { name: 'Email Address' });
    await within(dialog).findAllByRole('button', { name: /^Remove / });
    await waitFor(() => expect(emails).toHaveFocus());
    await userEvent.keyboard(' second@northwind.example;');
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    await userEvent.keyboard('{Backspace}{Delete}');
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectClosed();
    await expect(args.actions.onInvite).toHaveBeenCalledWith({
      email: 'first@northwind.example',
      role: 'viewer',
    });
  },
};

/** Each person has an outcome; only those that failed stay in the field for another attempt. */
export const SeveralOutcomes: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInviteSeveral: fn(async ({ emails, onOutcome }: InviteBatch<string>) => {
        for (const email of emails) {
          if (email.startsWith('tunde') && emails.length > 1)
            onOutcome({ email, status: 'refused', message: 'All seats of the plan are taken.' });
          else if (email.startsWith('li'))
            onOutcome({
              email,
              status: 'known',
              message: 'This user is already a member of your team.',
            });
          else onOutcome({ email, status: 'invited', message: '' });
        }
      }),
    },
  },
  play: async ({ args }) => {
    const { dialog, role, submit } = await pasteSeveral(OUTLOOK);
    await chooseRole(role, 'Editor');
    await userEvent.click(submit);
    await within(dialog).findByRole('list', { name: 'Results' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Not invited: 1/);
    await expect(rowOf(dialog, 'zoe.nova')).toHaveTextContent('Invited');
    await expect(rowOf(dialog, 'tunde')).toHaveTextContent('All seats of the plan are taken.');
    await expect(rowOf(dialog, 'li.wei')).toHaveTextContent('Already invited or a member');
    const remaining = within(dialog).getAllByRole('button', { name: /^Remove / });
    await expect(remaining.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove tunde@northwind.example',
    ]);
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(args.actions.onInviteSeveral).toHaveBeenCalledOnce();
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
};

/** Only those that failed are sent again. */
export const SeveralRetried: Story = {
  args: SeveralOutcomes.args ?? {},
  play: async (context) => {
    await SeveralOutcomes.play?.(context);
    const dialog = screen.getByRole('dialog', { name: 'Invite User' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(context.args.actions.onInviteSeveral).toHaveBeenLastCalledWith(
        expect.objectContaining({ emails: ['tunde@northwind.example'] }),
      ),
    );
    await expectClosed();
  },
};

/** Closing while invites are sent asks first; those that were not sent stay in the field. */
export const SeveralStopped: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInviteSeveral: fn(
        ({ emails, onOutcome, signal }: InviteBatch<string>) =>
          new Promise<void>((resolve) => {
            onOutcome({ email: emails[0] ?? '', status: 'invited', message: '' });
            signal.addEventListener('abort', () => resolve());
          }),
      ),
    },
  },
  play: async () => {
    const { dialog, role, submit } = await pasteSeveral(OUTLOOK);
    await chooseRole(role, 'Editor');
    await userEvent.click(submit);
    await within(dialog).findByRole('progressbar', { name: 'Inviting...' });
    await userEvent.keyboard('{Escape}');
    const goOn = await within(dialog).findByRole('button', { name: 'Keep inviting' });
    await expect(goOn).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goOn).not.toBeInTheDocument());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await within(dialog).findByText('Not invited yet: 2.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Stopped. Not invited: 2.',
    );
    await expect(rowOf(dialog, 'li.wei')).toHaveTextContent('Not sent');
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  },
};

/** The question before the invites are stopped. */
export const SeveralStopQuestion: Story = {
  args: SeveralStopped.args ?? {},
  play: async () => {
    const { dialog, role, submit } = await pasteSeveral(OUTLOOK);
    await chooseRole(role, 'Editor');
    await userEvent.click(submit);
    await within(dialog).findByRole('progressbar', { name: 'Inviting...' });
    await userEvent.keyboard('{Escape}');
    await within(dialog).findByRole('button', { name: 'Keep inviting' });
  },
  parameters: { hasPicture: true },
};

/** A draft of several addresses is restored. */
export const KeptSeveral: Story = {
  args: {
    ...severalArgs,
    inviteDrafts: {
      read: () => ({ email: 'a@northwind.example, b@northwind.example, c@', role: 'editor' }),
      keep: fn(),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invite User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite User' });
    const emails = await within(dialog).findByRole('textbox', { name: 'Email Address' });
    await expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    await expect(emails).toHaveValue('c@');
    await expect(emails).toHaveAccessibleDescription(/“c@”: Enter a valid email/);
  },
};
