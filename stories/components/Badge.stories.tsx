import { Badge, Icon } from '@platform/ui';
import type { BadgeTone } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight } from 'lucide';
import { expect, screen } from 'storybook/test';
import { Row } from './layout.tsx';

const meta = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { tone: 'success', children: 'Active' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses: [BadgeTone, string][] = [
  ['success', 'Active'],
  ['warning', 'Pending'],
  ['neutral', 'Inactive'],
  ['danger', 'Failed'],
  ['info', 'Contacted'],
  ['accent', 'Qualified'],
];

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      {statuses.map(([tone, word]) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
    </Row>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Row>
      <Badge tone="info" shape="dot">
        New
      </Badge>
      <Badge tone="info" shape="ring">
        Waiting
      </Badge>
      <Badge tone="info" shape="square">
        Stopped
      </Badge>
      <Badge tone="neutral" shape="none">
        Soon
      </Badge>
    </Row>
  ),
};

/** An icon instead of the dot, for example for a trend. */
export const WithIcon: Story = {
  args: { icon: <Icon icon={ArrowUpRight} size="small" />, children: '94% success rate' },
};

export const LongContent: Story = { args: { tone: 'warning', children: 'Handlung erforderlich' } };

/** Text that does not fit ends in an ellipsis and stays within its cell. */
export const Truncated: Story = {
  args: { tone: 'neutral', children: 'Waits for the purchasing department' },
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Badge {...args} />
    </div>
  ),
  play: async () => {
    const words = screen.getByText('Waits for the purchasing department');
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(words).toHaveStyle({ textOverflow: 'ellipsis' });
    const badge = words.parentElement;
    await expect(badge?.offsetWidth).toBe(badge?.parentElement?.clientWidth);
  },
};
