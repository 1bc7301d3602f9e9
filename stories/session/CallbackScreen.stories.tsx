import { AuthLayout, CallbackScreen } from '@platform/ui/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/CallbackScreen',
  component: CallbackScreen,
  parameters: { layout: 'fullscreen' },
  args: { status: 'working', onTryAgain: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof CallbackScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Returns a play that expects the alert and both actions. */
function expectsAlert(text: string): NonNullable<Story['play']> {
  return async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('link', { name: 'Use password' })).toHaveAttribute(
      'href',
      '/auth',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  };
}

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Completing sign-in' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This takes a moment.');
  },
};

export const SignedIn: Story = { args: { status: 'signedIn' } };

export const Cancelled: Story = {
  args: { status: 'cancelled' },
  play: expectsAlert('You cancelled at Google. Nothing was changed.'),
};

export const StateMismatch: Story = {
  args: { status: 'stateMismatch' },
  play: expectsAlert('Invalid state parameter. Please try again.'),
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: expectsAlert('Google login failed. Please try again.'),
};

export const FailedWithServerText: Story = {
  args: { status: 'failed', message: '<b>No</b> seat is left in this workspace.' },
  play: expectsAlert('<b>No</b> seat is left in this workspace.'),
};

export const TryingAgain: Story = { args: { status: 'failed', isTryingAgain: true } };
