import { IntegrationsScreen } from '@platform/ui/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { args, cardOf, scopesOf } from './stage.ts';
import { integrationsRoleArgs } from './roleArgs.ts';
import { failed, loading, ready } from '../remotes.ts';

/** Permissions of a connection: in Manage, and before Connect. */
const meta = {
  title: 'Integrations/Permissions',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', roleArgs: integrationsRoleArgs },
  args,
  render: (props) => <StatefulIntegrations {...props} />,
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const before = 'What it will be allowed to do';
const now = 'What it is allowed to do';

async function open(canvas: HTMLElement, card: string, button: string, list: string) {
  await userEvent.click(cardOf(canvas, card).getByRole('button', { name: button }));
  return within(await screen.findByRole('region', { name: list }));
}

/** Cards do not list permissions; Manage and the step before Connect do. */
export const Default: Story = { parameters: { hasPicture: true } };

export const BeforeConnecting: Story = {
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'HubSpot', 'Connect', before);
    const texts = scopes.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(['See contacts', 'Create and change contacts', 'See deals']);
  },
  parameters: { alsoIn: ['phone'] },
};

/** Compares granted with required permissions. */
export const OneMissing: Story = {
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'Google Calendar', 'Fix Issues', now);
    const texts = scopes.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual([
      'See calendars and their events Granted',
      'See, change and delete eventsNot granted',
    ]);
    await expect(scopes.getByText('1 missing')).toBeVisible();
  },
};

export const AllGranted: Story = {
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'Slack', 'Manage', now);
    await expect(scopes.getAllByText('Granted')).toHaveLength(3);
    await expect(scopes.queryByText(/missing/)).toBeNull();
  },
};

/** An unknown permission is shown by its id. */
export const UnknownScope: Story = {
  args: { RequiredScopes: scopesOf(ready(['orders.read:all'])) },
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'HubSpot', 'Connect', before);
    await expect(scopes.getByText('orders.read:all')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { RequiredScopes: scopesOf(loading) },
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'Slack', 'Manage', now);
    await expect(scopes.getByRole('status')).toHaveTextContent('Loading permissions…');
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    RequiredScopes: scopesOf(failed('The permissions could not be loaded.', retry)),
  },
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'Slack', 'Manage', now);
    await expect(scopes.getByRole('alert')).toHaveTextContent(
      'The permissions could not be loaded.',
    );
    await userEvent.click(scopes.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const NoneNeeded: Story = {
  args: { RequiredScopes: scopesOf(ready([])) },
  play: async ({ canvasElement }) => {
    const scopes = await open(canvasElement, 'Google Drive', 'Connect', before);
    await expect(scopes.getByText('It needs no special permissions.')).toBeVisible();
  },
};
