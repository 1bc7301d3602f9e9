import { IconTile } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, FileText, Phone, X } from 'lucide';

const meta = {
  title: 'Patterns/IconTile',
  tags: ['autodocs'],
  component: IconTile,
  args: { icon: Phone },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconTile icon={FileText} size="small" />
      <IconTile icon={FileText} />
      <IconTile icon={FileText} size="large" />
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconTile icon={FileText} />
      <IconTile icon={Phone} tone="accent" />
      <IconTile icon={Check} tone="success" />
      <IconTile icon={X} tone="danger" />
    </div>
  ),
};
