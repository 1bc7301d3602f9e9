import {
  AcceptInviteScreen,
  AuthLayout,
  SignInPrompt,
  InvitationEndedScreen,
  OtherAccountScreen,
} from '@platform/ui/session';
import type {
  AcceptInviteScreenProps,
  InvitationEndedScreenProps,
  OtherAccountScreenProps,
} from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/Invitation',
  component: AcceptInviteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: {
      email: 'noor.haddad@northwind.example',
      tenantName: 'Northwind Clinic',
      role: 'Editor',
      invitedBy: 'Priya Nair',
    },
    onSubmit: fn(async () => ({ status: 'saved' as const })),
  },
  decorators: [
    (Story) => (
      <AuthLayout corner={<SignInPrompt href="/auth" />}>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof AcceptInviteScreen>;

export default meta;
type Story = StoryObj<AcceptInviteScreenProps>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
    const repeat = canvas.getByLabelText('Repeat password');
    await waitFor(() => expect(repeat).toHaveAccessibleDescription('The passwords differ'));
    await userEvent.type(repeat, ' battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Accepting…' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: '',
      lastName: 'Haddad',
      email: 'noor.haddad@northwind.example',
      password: 'correct horse battery',
      repeat: 'correct horse battery',
    });
  },
};

/** A draft is restored and kept, except for the password. */
export const Draft: Story = {
  args: {
    draft: { firstName: 'नूर', lastName: '', email: 'somebody@else.example' },
    onDraftChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('नूर');
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor.haddad@northwind.example');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        firstName: 'नूर',
        lastName: 'Haddad',
        email: 'noor.haddad@northwind.example',
      }),
    );
  },
};

/** A link with only a token: the form asks for the email. */
export const TokenOnly: Story = {
  args: { invitation: { email: '', tenantName: '', role: null, invitedBy: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('readonly');
  },
};

export const Refused: Story = {
  args: {
    onSubmit: fn(async () => ({
      status: 'refused' as const,
      message: 'The invitation could not be accepted. Please try again.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Noor');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be accepted');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Noor');
  },
};

export const HostileContent: Story = {
  args: {
    invitation: {
      email: 'noor@northwind.example',
      tenantName: '<img src=x onerror=alert(1)>'.repeat(4),
      role: 'TenantAdmin',
      invitedBy: 'إلينا بيتروفا',
    },
  },
};

const ended = (status: InvitationEndedScreenProps['status']): Story => ({
  render: () => <InvitationEndedScreen status={status} signInHref="/auth" />,
});

export const Missing: Story = ended('missing');
export const NotFound: Story = ended('notFound');
export const Expired: Story = ended('expired');
export const Cancelled: Story = ended('cancelled');
export const AcceptedBefore: Story = ended('accepted');
export const HasAccount: Story = ended('known');
export const Joined: Story = ended('joined');

const handleSwitch = fn(() => new Promise<void>(() => {}));

const other = (changes: Partial<OtherAccountScreenProps>): Story => ({
  render: () => (
    <OtherAccountScreen
      reason="invitation"
      signedInAs="priya.nair@northwind.example"
      otherEmail="noor.haddad@northwind.example"
      onSwitch={handleSwitch}
      stayHref="/dashboard"
      requestsHref="/onboarding"
      {...changes}
    />
  ),
});

export const OtherAccount: Story = {
  ...other({}),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Switch account' }).click();
    canvas.getByRole('button', { name: 'Switch account' }).click();
    await expect(handleSwitch).toHaveBeenCalledOnce();
  },
};

export const OtherConfirmedAccount: Story = other({ reason: 'confirmation', otherEmail: '' });

/** An invitation for the signed-in user: role requests instead. */
export const OwnInvitation: Story = {
  ...other({ otherEmail: 'Priya.Nair@northwind.example' }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See role requests' });
    await expect(link).toHaveAttribute('href', '/onboarding');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
