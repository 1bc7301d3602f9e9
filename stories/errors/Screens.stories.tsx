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

export const NotFound: Story = { render: () => <NotFoundScreen />, parameters: atEveryWidth };

export const NotFoundOnPhone: Story = {
  render: () => <NotFoundScreen />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

const onTryAgain = fn();
const onGoToDashboard = fn();

export const Failed: Story = {
  render: () => <ErrorScreen onTryAgain={onTryAgain} onGoToDashboard={onGoToDashboard} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      "Oops, that's our badSomething went wrong. Try again in a bit.",
    );
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Go to Dashboard' }));
    await expect(onGoToDashboard).toHaveBeenCalledOnce();
  },
};

export const FailedOnPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** Inside the shell, whose navigation stays alive. */
export const FailedContent: Story = {
  render: () => (
    <ErrorScreen layout="content" onTryAgain={onTryAgain} onGoToDashboard={onGoToDashboard} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('main')).toBeNull();
  },
};

export const ComingSoon: Story = {
  render: () => <ComingSoonScreen />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Something Amazing Is Coming' }),
    ).toBeVisible();
  },
};

export const ComingSoonOnPhone: Story = {
  ...ComingSoon,
  globals: { viewport: { value: 'phone' } },
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'The app cannot start yet' })).toBeVisible();
    const items = within(page.getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'PLATFORM_AUTH_URL missing',
      'PLATFORM_VOICE_SOCKET_URL invalid',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
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
};
