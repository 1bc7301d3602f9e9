import { Page } from '@platform/ui';
import { BotsScreen } from '@platform/ui/bots';
import type { BotsScreenProps } from '@platform/ui/bots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { botHref, bots, embedHref, oddBots, paths } from './fixtures.ts';

const message = 'The bots could not be loaded. Please try again.';
const retry = fn();

function StatefulBots(props: BotsScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  return (
    <Page>
      <BotsScreen {...props} {...{ search, onSearchChange }} />
    </Page>
  );
}

const meta = {
  title: 'Bots/Bots',
  component: BotsScreen,
  parameters: {
    layout: 'fullscreen',
    seenBy: refusedReads<BotsScreenProps>({ bots: message }),
  },
  args: {
    paths,
    bots: { status: 'ready', data: { bots, total: bots.length } },
    search: '',
    onSearchChange: fn(),
    botHref,
    embedHref,
  },
  render: (args) => <StatefulBots {...args} />,
} satisfies Meta<typeof BotsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** A search looks in names, descriptions and knowledge bases; what finds nothing can be cleared. */
export const Search: Story = {
  args: { openBotId: 'bot-1' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: 'Search bots' });
    await userEvent.type(field, 'shop and');
    const row = await page.findByRole('row', { name: /Website assistant/ });
    await expect(row).toHaveAttribute('data-state', 'selected');
    await expect(page.queryByRole('row', { name: /Returns helper/ })).toBeNull();
    await expect(within(row).getByRole('link', { name: 'Website assistant' })).toHaveAttribute(
      'href',
      '/bot-studio/bot-1',
    );
    await expect(
      within(row).getByRole('link', { name: 'Embed Website assistant' }),
    ).toHaveAttribute('href', '/bot-studio/bots?embed=bot-1');
    await userEvent.type(field, ' nothing');
    const table = within(page.getByRole('table', { name: 'Bots' }));
    await userEvent.click(await table.findByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await expect(await page.findByRole('row', { name: /Knowledge base deleted/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Intranet trial/ })).toHaveTextContent(
      'No knowledge base',
    );
  },
};

export const Odd: Story = {
  args: { bots: { status: 'ready', data: { bots: oddBots, total: 1200 } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Only the first 3 of 1,200 bots are listed.')).toBeVisible();
    const row = page.getByRole('row', { name: /onerror/ });
    await expect(within(row).queryByRole('link')).toBeNull();
  },
};

export const OddOnPhone: Story = { ...Odd, globals: { viewport: { value: 'phone' } } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = { args: { bots: { status: 'loading' } } };

export const Empty: Story = {
  args: { bots: { status: 'ready', data: { bots: [], total: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No bots yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { bots: { status: 'error', message, retry } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(message)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  },
};

export const NotRefreshed: Story = {
  args: {
    bots: {
      status: 'ready',
      data: { bots, total: bots.length },
      refreshError: { message, retry },
    },
  },
};

export const Unavailable: Story = {
  args: { bots: { status: 'unavailable' } },
  play: async ({ canvasElement }) => {
    const title = { level: 1, name: 'Something Amazing Is Coming' };
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible();
  },
};
