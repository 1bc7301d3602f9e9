import { IntegrationsScreen } from '@platform/ui/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { hostileIntegrations, integrations, manyIntegrations } from './fixtures.ts';
import { args, cardOf, confirmDisconnect } from './stage.ts';
import { integrationsRoleArgs } from './roleArgs.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const meta = {
  title: 'Integrations/Screen',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', roleArgs: integrationsRoleArgs },
  args,
  render: (props) => <StatefulIntegrations {...props} />,
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function tab(canvas: HTMLElement, name: RegExp): HTMLElement {
  const tabs = within(canvas).getByRole('navigation', { name: 'Filter by status' });
  return within(tabs).getByRole('link', { name });
}

async function showsCards(canvas: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(within(canvas).queryAllByRole('article')).toHaveLength(count));
}

export const Default: Story = { parameters: atEveryWidth };

/** A click anywhere on a card acts like its main button, which gets the focus back. */
export const OpensCards: Story = {
  play: async ({ canvasElement }) => {
    await showsCards(canvasElement, 6);
    const slack = cardOf(canvasElement, 'Slack');
    await userEvent.click(slack.getByText('northwind-ops'));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Slack');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(slack.getByRole('button', { name: 'Manage' })).toHaveFocus();
  },
};

export const Content: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    await showsCards(canvasElement, 6);
    await expect(tab(canvasElement, /^All/)).toHaveTextContent('All6');
    await expect(tab(canvasElement, /^Connected/)).toHaveTextContent('Connected2');
    await expect(tab(canvasElement, /^Action Required/)).toHaveTextContent('Action Required1');
    await expect(tab(canvasElement, /^Not Connected/)).toHaveTextContent('Not Connected2');

    const slack = cardOf(canvasElement, 'Slack');
    await expect(slack.getByText('Chatbot')).toBeVisible();
    await expect(slack.getByText('Connected')).toBeVisible();
    await expect(slack.getByText('northwind-ops')).toBeVisible();
    await expect(slack.getByText('Updated 18/06/24')).toHaveAttribute('datetime');
    await expect(slack.getByRole('button', { name: 'Manage' })).toBeVisible();

    const calendar = cardOf(canvasElement, 'Google Calendar');
    await expect(calendar.getByText('Action Required')).toBeVisible();
    await expect(calendar.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    await expect(calendar.getByRole('button', { name: 'Fix Issues' })).toBeVisible();

    const drive = cardOf(canvasElement, 'Google Drive');
    await expect(drive.getByText('Not Connected')).toBeVisible();
    await expect(drive.getByRole('button', { name: 'Connect' })).toHaveAccessibleDescription(
      'Google Drive',
    );

    const desk = cardOf(canvasElement, 'Support Desk');
    await expect(desk.getByText('Unknown')).toBeVisible();
    await expect(desk.queryByRole('button', { name: /Connect|Manage/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { integrations: loading },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading integrations…');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(tab(canvasElement, /^All/)).toHaveTextContent(/^All$/);
  },
};

/** Without the integrations service, the page is a placeholder. */
export const Unavailable: Story = {
  args: { integrations: unavailable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something Amazing Is Coming')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ args: { onRefresh }, canvas }) => {
    const refresh = canvas.getByRole('button', { name: /Refreshing…/ });
    await userEvent.click(refresh);
    await expect(onRefresh).not.toHaveBeenCalled();
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    integrations: failed('Failed to load integrations. Please try again.', retry),
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('alert'));
    await expect(banner.getByText('Unable to fetch integrations')).toBeVisible();
    await expect(banner.getByText('Failed to load integrations. Please try again.')).toBeVisible();
    await expect(canvas.getByText('Your connections are unchanged')).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const retryRefresh = fn();

export const RefreshFailed: Story = {
  args: {
    integrations: outdated(
      integrations,
      'Failed to refresh integrations. Please try again.',
      retryRefresh,
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to refresh integrations. Please try again.',
    );
    await showsCards(canvasElement, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryRefresh).toHaveBeenCalledOnce();
  },
};

export const Search: Story = {
  play: async ({ args: { onSearchChange }, canvasElement, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search integrations' });
    await userEvent.type(search, 'NORTHWIND');
    await expect(onSearchChange).toHaveBeenLastCalledWith('NORTHWIND');
    await showsCards(canvasElement, 3);
    await expect(await canvas.findByText('3 integrations found')).toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'asana');
    await expect(await canvas.findByText(/Nothing matches “asana”/)).toBeVisible();
    await expect(canvas.getByText('No integrations found')).toBeVisible();
    // Tabs count the whole list, not the matches.
    await expect(tab(canvasElement, /^All/)).toHaveTextContent('All6');
    const [inField, below] = canvas.getAllByRole('button', { name: 'Clear search' });
    await expect(inField).toBeVisible();
    await userEvent.click(below ?? search);
    await showsCards(canvasElement, 6);
  },
};

export const NothingFound: Story = {
  args: { search: 'asana' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search integrations' }));
    await expect(await canvas.findByText(/Nothing matches “asana”/)).toBeVisible();
  },
};

export const ClearedInTheField: Story = {
  args: { search: 'slack' },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search integrations' })).toHaveFocus();
    await showsCards(canvasElement, 6);
  },
};

/** The filter is in the URL, so its tab is a link. */
export const Filtered: Story = {
  args: { filter: 'action_required' },
  play: async ({ canvasElement }) => {
    await expect(tab(canvasElement, /^Action Required/)).toHaveAttribute('aria-current', 'page');
    await showsCards(canvasElement, 1);
    await userEvent.click(tab(canvasElement, /^Not Connected/));
    await showsCards(canvasElement, 2);
    await expect(tab(canvasElement, /^Not Connected/)).toHaveAttribute(
      'href',
      '/integrations?tab=not_connected',
    );
  },
};

export const NothingInTheTab: Story = {
  args: {
    filter: 'connected',
    integrations: ready(integrations.filter(({ status }) => status !== 'connected')),
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText('Nothing is under “Connected” right now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await showsCards(canvasElement, 4);
  },
};

export const SearchInTheTab: Story = {
  args: { filter: 'connected', search: 'hub' },
  play: async ({ canvas }) => {
    const text = /Nothing under “Connected” matches “hub”/;
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { integrations: ready([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No service can be connected here yet.')).toBeVisible();
    await expect(canvas.getByText('No integrations found')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { integrations: ready(hostileIntegrations) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)"> <b>Bold</b>')).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByText('Updated N/A')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  parameters: { alsoIn: ['phone'] },
};

/** Connected integrations first, then those that need action, then the rest. */
export const Order: Story = {
  args: { integrations: ready(integrations.toReversed()) },
  play: async ({ canvasElement, canvas }) => {
    await showsCards(canvasElement, 6);
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Gmail',
      'Slack',
      'Google Calendar',
      'Support Desk',
      'HubSpot',
      'Google Drive',
    ]);
  },
};

/** A failure stays on its card until the next attempt. */
export const ConnectFailed: Story = {
  args: { failures: new Map([['hubspot', 'Failed to start connection. Please try again.']]) },
  play: async ({ canvasElement, canvas }) => {
    const failure = 'Failed to start connection. Please try again.';
    await expect(cardOf(canvasElement, 'HubSpot').getByText(failure)).toBeVisible();
    await expect(canvas.getAllByText(failure)).toHaveLength(1);
  },
  parameters: { alsoIn: ['phone'] },
};

/** Shows the requested permissions first; further presses do nothing. */
export const Connecting: Story = {
  play: async ({ args: { onConnect }, canvasElement }) => {
    const drive = cardOf(canvasElement, 'Google Drive');
    await userEvent.click(drive.getByRole('button', { name: 'Connect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Google Drive' }));
    await expect(dialog.getByText('See and download all your files')).toBeVisible();
    await expect(onConnect).not.toHaveBeenCalled();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Connect' }));
    await expect(drive.getByRole('button', { name: /Connecting…/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(onConnect).toHaveBeenCalledOnce();
  },
};

export const FixIssues: Story = {
  play: async ({ args: { onConnect }, canvasElement }) => {
    const calendar = cardOf(canvasElement, 'Google Calendar');
    await userEvent.click(calendar.getByRole('button', { name: 'Fix Issues' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Google Calendar' }));
    await expect(dialog.getByText('1 missing')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fix Issues' }));
    await expect(onConnect).toHaveBeenCalledOnce();
    await expect(onConnect).toHaveBeenCalledWith(
      expect.objectContaining({ provider: 'google-calendar' }),
    );
  },
};

/** The card becomes Not Connected, and its next button has the focus. */
export const Disconnecting: Story = {
  play: async ({ args: { onDisconnect }, canvasElement }) => {
    const calendar = cardOf(canvasElement, 'Google Calendar');
    await userEvent.click(calendar.getByRole('button', { name: 'Disconnect' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Voice Agent stops reading from Google Calendar/,
    );
    await expect(onDisconnect).not.toHaveBeenCalled();
    await confirmDisconnect();
    await expect(onDisconnect).toHaveBeenCalledOnce();
    await expect(await calendar.findByText('Not Connected')).toBeVisible();
    await waitFor(() => expect(calendar.getByRole('button', { name: 'Connect' })).toHaveFocus());
    await expect(tab(canvasElement, /^Not Connected/)).toHaveTextContent('Not Connected3');
  },
};

/** The card leaves its tab; the heading gets the focus. */
export const DisconnectingInTheTab: Story = {
  args: { filter: 'action_required' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await confirmDisconnect();
    await expect(
      await canvas.findByText('Nothing is under “Action Required” right now.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const StillConnected: Story = {
  args: { onDisconnect: fn(async () => false) },
  play: async ({ canvasElement }) => {
    const calendar = cardOf(canvasElement, 'Google Calendar');
    await userEvent.click(calendar.getByRole('button', { name: 'Disconnect' }));
    await confirmDisconnect();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to disconnect. Please try again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(calendar.getByText('Action Required')).toBeVisible();
  },
};

/** 1,000 integrations: 12 cards at first, more when the user scrolls near the end. */
export const Thousand: Story = {
  args: { integrations: ready(manyIntegrations(1000)) },
  play: async ({ canvasElement, canvas }) => {
    await expect(tab(canvasElement, /^All/)).toHaveTextContent('All1,000');
    const search = canvas.getByRole('searchbox', { name: 'Search integrations' });
    await userEvent.type(search, 'Service 1000');
    await showsCards(canvasElement, 1);
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeNull());
    const before = canvas.getAllByRole('article').length;
    await expect(before).toBeLessThan(100);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
  },
};
