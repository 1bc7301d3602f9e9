import {
  AuthLayout,
  ConfirmationScreen,
  SignInPrompt,
  RegisteredScreen,
} from '@platform/ui/session';
import type { ConfirmationScreenProps, RegisteredScreenProps } from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/Confirmation',
  component: RegisteredScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'nora@new-clinic.example',
    resendAt: 0,
    onResend: fn(async () => ({ status: 'saved' as const })),
    signInHref: '/auth',
    registerHref: '/auth/register',
  },
  decorators: [
    (Story) => (
      <AuthLayout corner={<SignInPrompt href="/auth" />}>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof RegisteredScreen>;

export default meta;
type Story = StoryObj<RegisteredScreenProps>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

/** The email can be resent after a minute; the countdown is not announced. */
export const WaitingToResend: Story = {
  args: { resendAt: Date.now() + 600_000 },
  play: async ({ canvas, args }) => {
    const resend = canvas.getByRole('button', { name: 'Resend email' });
    await expect(resend).toHaveTextContent(/Resend email in \d+ s/);
    await userEvent.click(resend);
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const ResendFailed: Story = {
  args: {
    onResend: fn(async () => ({
      status: 'refused' as const,
      message: 'The email could not be sent. Please try again.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be sent');
  },
};

/** There is no account to confirm. */
export const None: Story = {
  args: { email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resend email' })).not.toBeInTheDocument();
  },
};

/** The deployment requires no confirmation. */
export const Ready: Story = { args: { isReady: true } };

export const LongContent: Story = {
  args: { email: `n@${'donaudampfschifffahrt.'.repeat(6)}example` },
};

const ended = (
  status: ConfirmationScreenProps['status'],
  onSend: ConfirmationScreenProps['onSend'] = async () => ({ status: 'saved' }),
): NonNullable<Story['render']> =>
  function Ended({ signInHref }) {
    return (
      <ConfirmationScreen
        status={status}
        defaultEmail="nora@new-clinic.example"
        onSend={onSend}
        signInHref={signInHref}
      />
    );
  };

export const Opening: Story = { render: ended('opening') };

export const UsedLink: Story = { render: ended('used') };

export const ExpiredLink: Story = {
  render: ended('expired'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(canvas.getByText(/a new link has been sent/)).toBeVisible());
  },
};

export const InvalidLink: Story = {
  render: ended('invalid', async () => ({
    status: 'refused',
    message: 'You are offline. Connect and try again.',
  })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await expect(await canvas.findByText('You are offline. Connect and try again.')).toBeVisible();
  },
};
