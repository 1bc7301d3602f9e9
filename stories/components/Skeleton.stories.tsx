import { Skeleton } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: '120px' } };

export const Picture: Story = { args: { width: '34px', height: '34px', radius: '50%' } };

export const Metric: Story = { args: { width: '90px', height: '36px' } };
