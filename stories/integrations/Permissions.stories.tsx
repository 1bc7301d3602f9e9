import { IntegrationsScreen } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { args, cardOf, scopesOf } from './stage.ts';

/** What a connection is, or will be, allowed to do: loaded when it is opened. */
const meta = {
  title: 'Integrations/Permissions',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen' },
  args,
  render: (props) => <StatefulIntegrations {...props} />,
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const before = 'What it will be allowed to do';
const now = 'What it is allowed to do';

export const BeforeConnecting: Story = {
  play: async ({ canvasElement }) => {
    const hubspot = cardOf(canvasElement, 'HubSpot');
    const button = hubspot.getByRole('button', { name: before });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const texts = hubspot.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(['See contacts', 'Create and change contacts', 'See deals']);
    await userEvent.click(button);
    await expect(hubspot.queryByRole('list')).toBeNull();
  },
};

/** What was granted is held against what is required. */
export const OneMissing: Story = {
  play: async ({ canvasElement }) => {
    const calendar = cardOf(canvasElement, 'Google Calendar');
    await userEvent.click(calendar.getByRole('button', { name: now }));
    const texts = calendar.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual([
      'See calendars and their events Granted',
      'See, change and delete eventsNot granted',
    ]);
    await expect(calendar.getByText('1 missing')).toBeVisible();
  },
};

export const OneMissingOnPhone: Story = {
  ...OneMissing,
  globals: { viewport: { value: 'phone' } },
};

export const AllGranted: Story = {
  play: async ({ canvasElement }) => {
    const slack = cardOf(canvasElement, 'Slack');
    await userEvent.click(slack.getByRole('button', { name: now }));
    await expect(slack.getAllByText('Granted')).toHaveLength(3);
    await expect(slack.queryByText(/missing/)).toBeNull();
  },
};

/** A permission nobody knows is shown by its id. */
export const UnknownScope: Story = {
  play: async ({ canvasElement }) => {
    const desk = cardOf(canvasElement, 'Support Desk');
    await userEvent.click(desk.getByRole('button', { name: before }));
    await expect(desk.getByText('orders.read:all')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { RequiredScopes: scopesOf({ status: 'loading' }) },
  play: async ({ canvasElement }) => {
    const slack = cardOf(canvasElement, 'Slack');
    await userEvent.click(slack.getByRole('button', { name: now }));
    await expect(slack.getByRole('status')).toHaveTextContent('Loading permissions…');
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    RequiredScopes: scopesOf({
      status: 'error',
      message: 'The permissions could not be loaded.',
      retry,
    }),
  },
  play: async ({ canvasElement }) => {
    const slack = cardOf(canvasElement, 'Slack');
    await userEvent.click(slack.getByRole('button', { name: now }));
    await expect(slack.getByRole('alert')).toHaveTextContent(
      'The permissions could not be loaded.',
    );
    await userEvent.click(slack.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const NoneNeeded: Story = {
  args: { RequiredScopes: scopesOf({ status: 'ready', data: [] }) },
  play: async ({ canvasElement }) => {
    const drive = cardOf(canvasElement, 'Google Drive');
    await userEvent.click(drive.getByRole('button', { name: before }));
    await expect(drive.getByText('It needs no special permissions.')).toBeVisible();
  },
};
