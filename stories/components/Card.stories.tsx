import { Badge, Card, Link } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    title: 'Service quality',
    description: 'Across voice and chat',
    children: 'Resolution rate',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Service quality' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Service quality');
  },
};

export const Actions: Story = { args: { actions: <Link href="#all">View all</Link> } };

export const Selected: Story = {
  args: { isSelected: true, actions: <Badge tone="accent">Most Popular</Badge> },
};

export const Interactive: Story = {
  args: { isInteractive: true, children: <Link href="#open">Open</Link> },
};

export const Untitled: Story = { args: { title: undefined, description: undefined } };
