import { Page } from '@platform/ui';
import { HistoryScreen } from '@platform/ui/content';
import type { HistoryScreenProps } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { refusedReads } from '../../.storybook/roles.ts';
import { contentHref, contentPaths, events, oddEvents } from './fixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const message = 'The history could not be loaded. Please try again.';

const meta = {
  title: 'Content/History',
  component: HistoryScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<HistoryScreenProps>({ history: message }),
  },
  args: {
    paths: contentPaths,
    history: ready({ events, hasMore: true }),
    onLoadMore: fn(),
    isLoadingMore: false,
    contentId: '',
    onContentChange: fn(),
    choices: [{ id: '1', title: 'The best time for your flu jab is before you need it' }],
    contentHref,
    compareHref: (id, version) => `/content-studio/history?content=${id}&version=${version}`,
  },
  render: (args) => (
    <Page>
      <HistoryScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof HistoryScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { hasPicture: true, alsoIn: ['phone', 'tablet'] } };

export const Loading: Story = { args: { history: loading } };

export const Empty: Story = { args: { history: ready({ events: [], hasMore: false }) } };

export const Failed: Story = { args: { history: failed(message, fn()) } };

export const NotRefreshed: Story = {
  args: { history: outdated({ events, hasMore: false }, 'The service cannot be reached.') },
};

export const Unavailable: Story = { args: { history: unavailable } };

export const OddContent: Story = {
  args: { history: ready({ events: oddEvents, hasMore: false }), contentId: 'gone' },
};

export const Actions: Story = {
  play: async ({ args }) => {
    await expect(
      screen.getByRole('link', { name: /^Compare version 3 of The best time/ }),
    ).toHaveAttribute('href', '/content-studio/history?content=1&version=3');
    await expect(screen.queryByRole('link', { name: /Old letter/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('combobox', { name: 'Content' }));
    await userEvent.click(await screen.findByRole('option', { name: /^The best time/ }));
    await expect(args.onContentChange).toHaveBeenCalledWith('1');
  },
};
