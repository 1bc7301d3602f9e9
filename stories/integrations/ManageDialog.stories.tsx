import { IntegrationsScreen } from '@platform/ui/integrations';
import type { TestOutcome } from '@platform/ui/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { hostileIntegrations } from './fixtures.ts';
import { args, cardOf, confirmDisconnect } from './stage.ts';
import { integrationsRoleArgs } from './roleArgs.ts';
import { ready } from '../remotes.ts';

const meta = {
  title: 'Integrations/Manage dialog',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', roleArgs: integrationsRoleArgs },
  args,
  render: (props) => <StatefulIntegrations {...props} />,
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(canvas: HTMLElement) {
  await userEvent.click(cardOf(canvas, 'Slack').getByRole('button', { name: 'Manage' }));
  return within(await screen.findByRole('dialog', { name: 'Slack' }));
}

export const Default: Story = { parameters: { hasPicture: true } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByText('northwind-ops')).toBeVisible();
    await expect(dialog.getByText('18/06/24')).toBeVisible();
    await expect(dialog.getByText('Connected')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Test Connection' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  },
  parameters: { hasPicture: true },
};

export const Tested: Story = {
  play: async ({ args: { onTest }, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Test Connection' }));
    await waitFor(() => expect(onTest).toHaveBeenCalledOnce());
    await expect(await dialog.findByRole('button', { name: 'Test Connection' })).toBeEnabled();
    // Only the toast announces success.
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  },
  parameters: { alsoIn: ['phone'] },
};

export const TestUnderWay: Story = {
  args: { onTest: fn(() => new Promise<TestOutcome>(() => undefined)) },
  play: async ({ args: { onTest }, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Test Connection' }));
    await expect(dialog.getByRole('button', { name: /Testing…/ })).toBeVisible();
    await expect(onTest).toHaveBeenCalledOnce();
  },
};

export const TestFailed: Story = {
  args: {
    onTest: fn(async (): Promise<TestOutcome> => ({
      status: 'failed',
      message: 'Failed to test connection. Please try again.',
    })),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Test Connection' }));
    await expect(
      await dialog.findByText('Failed to test connection. Please try again.'),
    ).toBeVisible();
  },
};

/** The dialog closes, and the heading gets focus because Manage is no longer there. */
export const Disconnected: Story = {
  play: async ({ args: { onDisconnect }, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await confirmDisconnect();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(onDisconnect).toHaveBeenCalledOnce();
    const slack = cardOf(canvasElement, 'Slack');
    await expect(slack.getByText('Not Connected')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const NotDisconnected: Story = {
  args: { onDisconnect: fn(async () => false) },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await confirmDisconnect();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to disconnect. Please try again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('dialog', { name: 'Slack' })).toBeVisible();
  },
};

/** Cancelling returns focus to where it was. */
export const Kept: Story = {
  play: async ({ args: { onDisconnect }, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const disconnect = dialog.getByRole('button', { name: 'Disconnect' });
    await userEvent.click(disconnect);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(disconnect).toHaveFocus();
    await expect(onDisconnect).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: { integrations: ready(hostileIntegrations) },
  play: async ({ canvasElement }) => {
    const name = '<img src=x onerror="alert(1)"> <b>Bold</b>';
    await userEvent.click(cardOf(canvasElement, name).getByRole('button', { name: 'Manage' }));
    const dialog = await screen.findByRole('dialog', { name });
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** The focus returns to the opener. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      cardOf(canvasElement, 'Slack').getByRole('button', { name: 'Manage' }),
    ).toHaveFocus();
  },
};
