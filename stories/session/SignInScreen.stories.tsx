import { AuthLayout, SignInScreen } from '@platform/ui/session';
import { LanguageControl } from '@platform/ui/shell';
import type { SignInFailure, SignInScreenProps, SignInStep } from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/SignInScreen',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { step: 'email', onSubmit: fn(), onGoogle: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <AuthLayout languageControl={<LanguageControl />} registerHref="/auth/register">
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof SignInScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const email = 'priya.nair@northwind.example';

/** Never settles: the call stays pending. */
const pending = () => new Promise<void>(() => {});

export const Default: Story = { parameters: atEveryWidth };

export const EmailStep: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ` ${email} `);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email });
  },
};

/** The picture is complete and within its band. */
export const WholePicture: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { alsoIn: ['tablet'] },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('complementary');
    const edge = band.getBoundingClientRect();
    const picture = band.querySelector('svg[viewBox="0 0 760 560"]') as SVGElement;
    const box = picture.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(760 / 560, 1);
    await expect(box.top).toBeGreaterThanOrEqual(edge.top);
    await expect(box.bottom).toBeLessThanOrEqual(edge.bottom);
    await expect(box.right).toBeLessThanOrEqual(edge.right);
  },
};

/** Both errors of the email, each cleared once it is fixed. */
export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Email is required');
    const colors = getComputedStyle(document.documentElement);
    await expect(field.parentElement).toHaveStyle({
      outlineColor: colors.getPropertyValue('--platform-danger-mark'),
    });
    await userEvent.type(field, 'priya');
    await expect(field).toHaveAccessibleDescription('Enter a valid email');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '@northwind.example');
    await expect(field).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasswordStep: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { step: 'password', defaultEmail: email },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(field).toHaveAccessibleDescription('Password is required');
    await userEvent.type(field, ' open sesame ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email,
      password: ' open sesame ',
    });
  },
};

/** The typed email is handed to the page that sends a link to a new password. */
export const ForgotPassword: Story = {
  args: {
    step: 'password',
    defaultEmail: email,
    forgotHref: '/auth/forgot',
    onForgot: fn(),
  },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('href', '/auth/forgot');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onForgot).toHaveBeenCalledWith(email);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: {
    step: 'password',
    defaultEmail: email,
    failure: { field: 'password', message: 'Login failed. Please try again.' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Login failed. Please try again.');
  },
};

export const Failed: Story = {
  args: { defaultEmail: email, failure: { message: 'No valid response received from backend' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No valid response received from backend',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

/** M01: every way of submitting again is ignored while a call is pending. */
export const Pending: Story = {
  args: { defaultEmail: email, onSubmit: fn(pending) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    button.click();
    button.click();
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(canvas.getByRole('button', { name: 'Checking…' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onGoogle).not.toHaveBeenCalled();
  },
};

export const GooglePending: Story = {
  args: { onGoogle: fn(pending) },
  play: async ({ args, canvas }) => {
    const google = canvas.getByRole('button', { name: 'Continue with Google' });
    google.click();
    google.click();
    await waitFor(() => expect(google).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

export const Redirecting: Story = { args: { defaultEmail: email, status: 'redirecting' } };

export const SignedIn: Story = {
  args: { status: 'signedIn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Signed in. Opening your dashboard…',
    );
  },
};

export const LongContent: Story = {
  args: { step: 'password', defaultEmail: `${'long.'.repeat(50)}name@northwind.example` },
};

function SignInFlow(props: SignInScreenProps) {
  const [step, setStep] = useState<SignInStep>('email');
  const [failure, setFailure] = useState<SignInFailure>();
  const [isSignedIn, setIsSignedIn] = useState(false);
  return (
    <SignInScreen
      {...props}
      step={step}
      failure={failure}
      status={isSignedIn ? 'signedIn' : undefined}
      onSubmit={async (values) => {
        await props.onSubmit(values);
        setFailure(undefined);
        if (step === 'email') setStep('password');
        else if (values.password === 'correct horse') setIsSignedIn(true);
        else setFailure({ field: 'password', message: 'Login failed. Please try again.' });
      }}
      onBack={() => {
        setFailure(undefined);
        setStep('email');
        props.onBack();
      }}
    />
  );
}

/** Signs in by keyboard alone, with a wrong password first and a way back. */
export const KeyboardOnly: Story = {
  render: (args) => <SignInFlow {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Email').focus();
    await userEvent.keyboard(`${email}{Enter}`);
    const password = await canvas.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());

    await userEvent.keyboard('wrong{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Login failed. Please try again.'),
    );
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('wrong');

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByLabelText('Email');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(email);

    await userEvent.keyboard('{Enter}');
    const empty = await canvas.findByLabelText('Password');
    await waitFor(() => expect(empty).toHaveFocus());
    await expect(empty).toHaveValue('');
    await userEvent.keyboard('correct horse{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Signed in.');
    await expect(args.onSubmit).toHaveBeenCalledTimes(4);
  },
};
