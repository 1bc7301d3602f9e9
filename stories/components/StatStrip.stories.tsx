import { Badge, StatCard, StatStrip } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const retry = fn();
const loadingText = 'Loading figures…';
const failure = { message: 'Something went wrong. Please try again.', retryLabel: 'Retry', retry };

const meta = {
  title: 'Components/StatStrip',
  tags: ['autodocs'],
  component: StatStrip,
  args: { label: 'Key figures' },
  render: (args) => (
    <StatStrip {...args}>
      <StatCard label="Active Agents" figure={12} caption="5 listed below" {...{ loadingText }} />
      <StatCard label="Active Bots" figure={0} loadingText={loadingText} />
      <StatCard label="Calls Today" figure="1,148" caption="862 this week" {...{ loadingText }} />
      <StatCard
        label="System Health"
        figure="Healthy"
        mark={<Badge tone="success">up</Badge>}
        loadingText={loadingText}
      />
    </StatStrip>
  ),
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Key figures' })).toBeVisible();
    await expect(canvas.getByText('Active Bots')).toBeVisible();
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

export const Three: Story = {
  args: { columns: 3 },
  render: (args) => (
    <StatStrip {...args}>
      {['Calls', 'Emails', 'Meetings'].map((label) => (
        <StatCard key={label} label={label} figure={1} loadingText={loadingText} />
      ))}
    </StatStrip>
  ),
};

/** Fewer cells than columns: the last cell fills its row. */
export const Incomplete: Story = {
  render: (args) => (
    <>
      {[1, 2, 3, 5].map((count) => (
        <StatStrip key={count} {...args} columns={count === 5 ? 4 : 3} label={`${count}`}>
          {Array.from({ length: count }, (_, index) => (
            <StatCard key={index} label={`Cell ${index + 1}`} figure={1} {...{ loadingText }} />
          ))}
        </StatStrip>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const strip of canvas.getAllByRole('list')) {
      const edge = strip.getBoundingClientRect();
      const last = strip.lastElementChild?.getBoundingClientRect();
      await expect(last?.right).toBeCloseTo(edge.right, 0);
      await expect(last?.bottom).toBeCloseTo(edge.bottom, 0);
    }
    const [, pair] = canvas.getAllByRole('list');
    const widths = [...(pair?.children ?? [])].map((cell) => cell.getBoundingClientRect().width);
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
  },
};

/** A loading figure, a failed one and a ready one. */
export const LoadsSeparately: Story = {
  render: (args) => (
    <StatStrip {...args}>
      <StatCard label="Active Agents" figure={undefined} loadingText={loadingText} />
      <StatCard label="Calls Today" figure={7} loadingText={loadingText} failure={failure} />
      <StatCard label="Active Bots" figure={0} loadingText={loadingText} />
    </StatStrip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loadingText)).toBeInTheDocument();
    await expect(canvas.queryByText('7')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Retry', description: 'Calls Today' });
    await userEvent.click(button);
    await expect(retry).toHaveBeenCalled();
  },
};
