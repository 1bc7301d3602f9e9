import { Page } from '@platform/ui';
import { BotsScreen } from '@platform/ui/bots';
import type { BotsScreenProps } from '@platform/ui/bots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { botHref, bots, embedHref, oddBots, paths } from './fixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

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
    roleArgs: refusedReads<BotsScreenProps>({ bots: message }),
  },
  args: {
    paths,
    bots: ready({ bots, total: bots.length }),
    search: '',
    onSearchChange: fn(),
    botHref,
    embedHref,
  },
  render: (args) => <StatefulBots {...args} />,
} satisfies Meta<typeof BotsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

/** Searches names, descriptions and knowledge bases; a search without results can be cleared. */
export const Search: Story = {
  args: { openBotId: 'bot-1' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search bots' });
    await userEvent.type(field, 'shop and');
    const row = await canvas.findByRole('row', { name: /Website assistant/ });
    await expect(row).toHaveAttribute('data-state', 'selected');
    await expect(canvas.queryByRole('row', { name: /Returns helper/ })).toBeNull();
    await expect(within(row).getByRole('link', { name: 'Website assistant' })).toHaveAttribute(
      'href',
      '/bot-studio/bot-1',
    );
    await expect(
      within(row).getByRole('link', { name: 'Embed Website assistant' }),
    ).toHaveAttribute('href', '/bot-studio/bots?embed=bot-1');
    await userEvent.type(field, ' nothing');
    const table = within(canvas.getByRole('table', { name: 'Bots' }));
    await userEvent.click(await table.findByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await expect(await canvas.findByRole('row', { name: /Knowledge base deleted/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Intranet trial/ })).toHaveTextContent(
      'No knowledge base',
    );
  },
};

export const Odd: Story = {
  args: { bots: ready({ bots: oddBots, total: 1200 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the first 3 of 1,200 bots are listed.')).toBeVisible();
    const row = canvas.getByRole('row', { name: /onerror/ });
    await expect(within(row).queryByRole('link')).toBeNull();
  },
  parameters: { alsoIn: ['phone', 'tablet'] },
};

export const Loading: Story = { args: { bots: loading } };

export const Empty: Story = {
  args: { bots: ready({ bots: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bots yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { bots: failed(message, retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  },
};

export const NotRefreshed: Story = {
  args: {
    bots: outdated({ bots, total: bots.length }, message, retry),
  },
};

export const Unavailable: Story = {
  args: { bots: unavailable },
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Something Amazing Is Coming' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
  },
};
