import {
  AuthLayout,
  ForgotPasswordScreen,
  ResetPasswordScreen,
  SignInPrompt,
} from '@platform/ui/session';
import type { ForgotPasswordScreenProps, ResetPasswordScreenProps } from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/Password reset',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    defaultEmail: 'nora@new-clinic.example',
    onSend: fn(async () => ({ status: 'saved' as const })),
    signInHref: '/auth',
  },
  decorators: [
    (Story) => (
      <AuthLayout corner={<SignInPrompt href="/auth" />}>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<ForgotPasswordScreenProps>;

export const Default: Story = { parameters: { ...atEveryWidth } };

/** The response is the same for an unknown email. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(field);
    await userEvent.type(field, 'nora');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/valid email/i));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '@new-clinic.example{Enter}');
    await canvas.findByText(/If nora@new-clinic.example has an account/);
    await expect(args.onSend).toHaveBeenCalledWith('nora@new-clinic.example');
    await expect(canvas.getByRole('button', { name: 'Resend email' })).toHaveTextContent(
      /Resend email in \d+ s/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'nora@new-clinic.example',
    );
  },
};

export const Failed: Story = {
  args: {
    onSend: fn(async () => ({
      status: 'refused' as const,
      message: 'The link could not be sent. Please try again.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be sent');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'nora@new-clinic.example',
    );
  },
};

export const Pending: Story = {
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    const button = await canvas.findByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { defaultEmail: `n@${'donaudampfschifffahrt.'.repeat(6)}example` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await canvas.findByText(/has an account/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const onSubmit = fn(async () => ({ status: 'saved' as const }));

const reset = (status: ResetPasswordScreenProps['status']): NonNullable<Story['render']> =>
  function Reset() {
    return (
      <ResetPasswordScreen
        status={status}
        onSubmit={onSubmit}
        forgotHref="/auth/forgot"
        signInHref="/auth"
      />
    );
  };

/** Too short, then two different passwords, then a long one with a space at its end. */
export const NewPassword: Story = {
  render: reset('open'),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    const repeat = canvas.getByLabelText('Repeat password');
    const submit = canvas.getByRole('button', { name: 'Set password' });
    await userEvent.type(password, 'eleven char');
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Use 12 characters or more/));
    await userEvent.type(password, 's, now more ');
    await userEvent.type(repeat, 'something else');
    await userEvent.click(submit);
    await waitFor(() => expect(repeat).toHaveAccessibleDescription('The passwords differ'));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(repeat);
    await userEvent.type(repeat, 'eleven chars, now more {Enter}');
    const typed = 'eleven chars, now more ';
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: typed, repeat: typed }));
  },
};

export const Done: Story = { render: reset('done') };

export const UnknownLink: Story = {
  render: reset('notFound'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send another link' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  },
};

export const ExpiredLink: Story = { render: reset('expired') };

export const UsedLink: Story = { render: reset('used') };
