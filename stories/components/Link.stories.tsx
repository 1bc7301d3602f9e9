import { Link } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from './layout.tsx';

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '#all', children: 'View all' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '#all');
  },
};

export const External: Story = {
  args: { isExternal: true, externalHint: 'opens in a new tab', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View all opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  },
};

export const InText: Story = {
  render: (args) => (
    <p>
      Only a tenant admin can change the subscription. <Link {...args}>Read about roles</Link>, or
      ask one of them.
    </p>
  ),
};

export const LongContent: Story = {
  render: (args) => (
    <Narrow>
      <Link {...args}>Everything that happened in this workspace during the last thirty days</Link>
    </Narrow>
  ),
};
