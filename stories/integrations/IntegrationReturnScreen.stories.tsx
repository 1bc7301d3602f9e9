import { Page } from '@platform/ui';
import { IntegrationReturnScreen } from '@platform/ui/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Integrations/Return from a provider',
  component: IntegrationReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    provider: 'google-calendar',
    name: 'Google Calendar',
    progress: { step: 'saving' },
    redirectMs: 3000,
    onTryAgain: fn(),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof IntegrationReturnScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function current(canvas: HTMLElement): string | null | undefined {
  const items = within(canvas).getAllByRole('listitem');
  return items.find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
}

export const Saving: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

export const SavingStep: Story = {
  play: async ({ canvasElement, canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Completing integration setup' });
    await expect(title).toBeVisible();
    await expect(current(canvasElement)).toBe('Saving the connection');
    await expect(canvas.getByText('Google Calendar sent you back')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { progress: { step: 'waiting' } },
  play: async ({ canvasElement }) => {
    await expect(current(canvasElement)).toBe(
      'Checking the statusWaiting for Google Calendar to confirm',
    );
  },
};

export const Checking: Story = {
  args: {
    progress: { step: 'checking', attempt: 2, attempts: 5 },
    account: 'bookings@northwind.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvas.getByText('bookings@northwind.example')).toBeVisible();
    // The count changes each second and is not spoken.
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Checking the status. Waiting for Google Calendar to confirm.',
    );
  },
  parameters: { alsoIn: ['phone'] },
};

export const Confirmed: Story = {
  args: { progress: { step: 'leaving', isConfirmed: true } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Google Calendar is connected')).toBeVisible();
    await expect(current(canvasElement)).toBe('Back to Integrations');
  },
};

export const Unconfirmed: Story = {
  args: { progress: { step: 'leaving', isConfirmed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not confirmed yet')).toBeVisible();
    await expect(canvas.getByText('Setup continues in the background')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    progress: {
      step: 'failed',
      at: 'saving',
      message: 'The permission ran out before it was saved. Nothing was changed.',
    },
  },
  play: async ({ args: { onTryAgain }, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Integration FailedThe permission ran out before it was saved.',
    );
    await expect(canvas.getByText('Connection not saved')).toBeVisible();
    await expect(canvas.getByText('Redirecting back to integrations')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
  parameters: { alsoIn: ['phone'] },
};

export const Denied: Story = {
  args: {
    progress: { step: 'failed', at: 'permission', message: 'The person denied the request.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Permission not received')).toBeVisible();
  },
};

/** The provider is unknown, so there is nothing to retry. */
export const MissingProvider: Story = {
  args: {
    provider: null,
    name: null,
    progress: { step: 'failed', at: 'permission', message: 'Missing provider parameter' },
  },
  render: (args) => <IntegrationReturnScreen {...args} onTryAgain={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing provider parameter')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongMessage: Story = {
  args: {
    name: 'x'.repeat(64),
    progress: { step: 'failed', at: 'saving', message: `<b>${'markup '.repeat(40)}</b>` },
    isTryingAgain: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>markup/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
