import { Meter } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Meter',
  tags: ['autodocs'],
  component: Meter,
  args: { label: 'LLM Token', value: 684, max: 1000, valueText: '684 of 1,000' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'LLM Token' });
    await expect(meter).toHaveAttribute('aria-valuetext', '684 of 1,000');
    await expect(meter).toHaveAttribute('aria-valuenow', '684');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const NothingUsed: Story = { args: { value: 0, valueText: '0 of 1,000' } };

export const AlmostUsed: Story = { args: { value: 930, valueText: '930 of 1,000' } };

/** A success rate: the fuller the better. */
export const HigherIsBetter: Story = {
  args: { label: 'Success rate', value: 1000, valueText: '100%', higherIsBetter: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('data-tone', 'accent');
  },
};

export const UsedUp: Story = { args: { value: 1000, valueText: '1,000 of 1,000' } };

export const UseStops: Story = {
  args: { value: 1200, valueText: '1,200 of 1,000', isBlocking: true },
  play: async ({ canvas }) => {
    // The bar ends at its maximum; the text has the actual number.
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '1000');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '1,200 of 1,000');
  },
};

export const NothingIncluded: Story = { args: { value: 12, max: 0, valueText: '12' } };
