import { Page } from '@platform/ui';
import { BotEditorScreen, BotOverviewScreen, BotComingSoonScreen } from '@platform/ui/bots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { paths } from './fixtures.ts';

const meta = {
  title: 'Bots/Studio',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page>
      <BotOverviewScreen paths={paths} knowledgeHref="/knowledge-base" />
    </Page>
  ),
  parameters: { ...atEveryWidth, alsoIn: [] },
};

/** Tabs are links; an unfinished section has one link. */
export const Sections: Story = {
  ...Default,
  parameters: { alsoIn: ['phone', 'tablet'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Bot Studio sections' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Overview', 'Bots', 'Train Bot', 'Customise']);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('link', { name: 'Open Knowledge Base' })).toHaveAttribute(
      'href',
      '/knowledge-base',
    );
  },
};

export const TrainBot: Story = {
  render: () => (
    <Page>
      <BotComingSoonScreen paths={paths} section="train" />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bot Studio' })).toBeVisible();
    await expect(canvas.getByText('Something Amazing Is Coming')).toBeVisible();
    await expect(canvas.queryByText('Bot editor coming soon.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Train Bot', current: 'page' })).toBeVisible();
  },
};

export const Editor: Story = {
  render: () => <BotEditorScreen botsHref={paths.bots} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Bot editor coming soon.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Bots' })).toHaveAttribute(
      'href',
      '/bot-studio/bots',
    );
  },
};
