import { Page } from '@platform/ui';
import { ContentAnalyticsScreen } from '@platform/ui/content';
import type { ContentAnalyticsScreenProps } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { refusedReads } from '../../.storybook/roles.ts';
import { contentPaths, figures, noFigures } from './fixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const message = 'The figures could not be loaded. Please try again.';

const meta = {
  title: 'Content/Analytics',
  component: ContentAnalyticsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<ContentAnalyticsScreenProps>({ figures: message }),
  },
  args: {
    paths: contentPaths,
    figures: ready(figures),
    range: 'week',
    onRangeChange: fn(),
    listHref: ({ type, search }) => `/content-studio?${type ?? search ?? ''}`,
  },
  render: (args) => (
    <Page>
      <ContentAnalyticsScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof ContentAnalyticsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { hasPicture: true, alsoIn: ['phone', 'tablet'] } };

export const Loading: Story = { args: { figures: loading } };

export const Empty: Story = { args: { figures: ready(noFigures) } };

export const Failed: Story = { args: { figures: failed(message, fn()) } };

/** A note says that only some of the events are counted. */
export const NotRefreshed: Story = {
  args: {
    figures: outdated({ ...figures, counted: 5000, total: 7312 }, 'The service cannot be reached.'),
  },
};

export const Unavailable: Story = { args: { figures: unavailable } };

/** Each part links to its content items; an unknown one has no link. */
export const Marks: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { name: /^Article 12 50%$/ })).toHaveAttribute(
      'href',
      '/content-studio?article',
    );
    await expect(screen.queryByRole('link', { name: /haiku/ })).toBeNull();
    await expect(screen.getByRole('link', { name: /^Amara Okafor/ })).toHaveAttribute(
      'href',
      '/content-studio?Amara Okafor',
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Days' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last 90 days' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith('quarter');
  },
};
