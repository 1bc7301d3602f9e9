import { Page } from '@platform/ui';
import { UsageAnalyticsScreen } from '@platform/ui/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { paths } from './fixtures.ts';

const meta = {
  title: 'Billing/Usage analytics',
  component: UsageAnalyticsScreen,
  parameters: { layout: 'fullscreen' },
  args: { paths },
  render: (args) => (
    <Page>
      <UsageAnalyticsScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof UsageAnalyticsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed months stay mounted. */
const shownBars = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('progressbar').filter((bar) => bar.checkVisibility());

/** Readings 39 and 62: sample data with exact numbers; bars end at 100 percent. */
export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Usage Analytics' })).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(
      canvas
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.firstChild?.textContent),
    ).toEqual([
      expect.stringMatching(/^August 2024/),
      expect.stringMatching(/^July 2024/),
      expect.stringMatching(/^June 2024/),
    ]);
    const bars = shownBars(canvas);
    await expect(bars).toHaveLength(4);
    await expect(bars[0]).toHaveAttribute('aria-valuetext', '1.2K of 1.0K');
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '1000');
    await expect(canvas.getByText('120% of the limit')).toBeVisible();
    await expect(canvas.getByText('Highest: LLM Token, 82%')).toBeVisible();
  },
};

/** Several months can be open, and each can be closed. */
export const Accordion: Story = {
  play: async ({ canvas }) => {
    const july = canvas.getByRole('button', { name: /July 2024/ });
    await expect(july).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(july);
    await expect(july).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(shownBars(canvas)).toHaveLength(8));
    const august = canvas.getByRole('button', { name: /August 2024/ });
    august.focus();
    await userEvent.keyboard('{Enter}');
    await expect(august).toHaveAttribute('aria-expanded', 'false');
    await expect(await canvas.findByText('Highest: LLM Token, 120%')).toBeVisible();
  },
};
