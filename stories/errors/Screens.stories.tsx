import {
  ComingSoonScreen,
  ConfigFailureScreen,
  ErrorScreen,
  NotFoundScreen,
} from '@platform/ui/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Errors/Screens',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: () => <NotFoundScreen />,
  parameters: { ...atEveryWidth, alsoIn: ['phone'] },
};

export const NotFoundLeadsHome: Story = {
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

const onTryAgain = fn();
const onGoToDashboard = fn();

export const Failed: Story = {
  render: () => <ErrorScreen onTryAgain={onTryAgain} onGoToDashboard={onGoToDashboard} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Oops, that's our badSomething went wrong. Try again in a bit.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Dashboard' }));
    await expect(onGoToDashboard).toHaveBeenCalledOnce();
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
};

/** Inside the shell, whose navigation still works. */
export const FailedContent: Story = {
  render: () => (
    <ErrorScreen layout="content" onTryAgain={onTryAgain} onGoToDashboard={onGoToDashboard} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
  },
  parameters: { hasPicture: true },
};

export const ComingSoon: Story = {
  render: () => <ComingSoonScreen />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Something Amazing Is Coming' }),
    ).toBeVisible();
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
};

const onReload = fn();

export const ConfigFailure: Story = {
  render: () => (
    <ConfigFailureScreen
      settings={[
        { name: 'PLATFORM_AUTH_URL', problem: 'missing' },
        { name: 'PLATFORM_VOICE_SOCKET_URL', problem: 'invalid' },
      ]}
      onReload={onReload}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The app cannot start yet' })).toBeVisible();
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'PLATFORM_AUTH_URL missing',
      'PLATFORM_VOICE_SOCKET_URL invalid',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
  parameters: { hasPicture: true },
};

export const ConfigUnreadable: Story = {
  render: () => (
    <ConfigFailureScreen
      isUnreadable
      settings={Array.from({ length: 11 }, (_, index) => ({
        name: `PLATFORM_SERVICE_${index + 1}_URL`,
        problem: 'missing',
      }))}
      onReload={onReload}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  parameters: { hasPicture: true },
};
