import { AuthLayout, SignInPrompt, RegisterScreen } from '@platform/ui/session';
import { LanguageControl } from '@platform/ui/shell';
import type { RegisterScreenProps } from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const nora = {
  firstName: 'Nora',
  lastName: 'Übel',
  email: 'nora@new-clinic.example',
  company: 'New Clinic',
};

const meta = {
  title: 'Session/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onSubmit: fn(async () => ({ status: 'saved' as const })),
    onDraftChange: fn(),
    onSignIn: fn(),
    signInHref: '/auth',
  },
  decorators: [
    (Story) => (
      <AuthLayout languageControl={<LanguageControl />} corner={<SignInPrompt href="/auth" />}>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<RegisterScreenProps>;

export const Default: Story = {
  args: { draft: nora },
  parameters: { ...atEveryWidth, alsoIn: ['phone'] },
};

/** The summary counts the errors and links to the fields, each of which shows its error once. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 fields need attention');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Accept the terms to continue',
    );
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'First name',
      'Work email',
      'Company',
      'Password',
      'Terms',
    ]);
    for (const error of [
      'Please provide at least a first name or last name',
      'Email is required',
      'Company is required',
      'Password is required',
      'Accept the terms to continue',
    ]) {
      await expect(canvas.getAllByText(error)).toHaveLength(1);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(canvas.getByLabelText('Company')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The strength meter is accurate; the password is in neither the document nor the draft. */
export const Saving: Story = {
  args: { draft: nora, onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, canvasElement, args }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'nora nora nora');
    await expect(canvas.getByText(/Weak/)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'correct horse battery');
    await expect(canvas.getByText('Good')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    canvas.getByRole('button', { name: 'Create account' }).click();
    canvas.getByRole('button', { name: 'Create account' }).click();
    await expect(await canvas.findByRole('button', { name: 'Creating account…' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...nora,
      password: 'correct horse battery',
      terms: true,
    });
    await expect(canvasElement.innerHTML).not.toContain('correct horse');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenCalled());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(nora);
  },
  parameters: { hasPicture: true },
};

/** Fills the fields that drafts never store, and submits. */
const send: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

/** An email that is already registered is reported on its field, with a link to sign in. */
export const Refused: Story = {
  args: {
    draft: nora,
    onSubmit: fn(async () => ({
      status: 'refused' as const,
      field: 'email' as const,
      isTaken: true,
      message: 'This email has an account.',
    })),
  },
  play: async (context) => {
    await send(context);
    const { canvas, args } = context;
    const email = canvas.getByLabelText('Work email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email has an account.'));
    await expect(email).toHaveFocus();
    const signIn = canvas.getByRole('link', { name: 'Sign in with this email' });
    signIn.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(signIn);
    await expect(args.onSignIn).toHaveBeenCalledWith(nora.email);
  },
};

/** A countdown is shown, and nothing is sent in the meantime. */
export const WaitingAfterTooManyAttempts: Story = {
  args: {
    draft: nora,
    onSubmit: fn(async () => ({
      status: 'refused' as const,
      waitMs: 20_000,
      message: 'Too many attempts. Wait a moment, then try again.',
    })),
  },
  play: async (context) => {
    await send(context);
    const { canvas, args } = context;
    await expect(await canvas.findByText(/Try again in \d+ s/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Company'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Company')).toHaveValue('New Clinic');
  },
};

/** Links open in a new tab, and clicking one does not tick the checkbox. */
export const LinkedTerms: Story = {
  args: { draft: nora, termsHref: 'https://acme.example/terms', privacyHref: '/privacy' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'I accept the terms and have read the privacy notice.',
    });
    const terms = canvas.getByRole('link', { name: 'terms' });
    await expect(terms).toHaveAttribute('href', 'https://acme.example/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'privacy notice' })).toBeVisible();
    terms.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(terms);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I accept the/));
    await expect(box).toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    draft: { ...nora, firstName: 'ప్రభాకరవర్ధనవెంకటరమణ', company: 'Donaudampfschifffahrt'.repeat(3) },
  },
};
