import { RangeFilter } from '@platform/ui';
import type { DayRangeChoice, RangeFilterProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Row } from '../components/layout.tsx';

function Stateful({ value, onValueChange }: RangeFilterProps) {
  const [shown, setShown] = useState<DayRangeChoice>(value);
  const handleChange = (part: Partial<DayRangeChoice>) => {
    setShown({ ...shown, ...part });
    onValueChange(part);
  };
  return (
    <Row>
      <RangeFilter value={shown} onValueChange={handleChange} />
    </Row>
  );
}

const meta = {
  title: 'Patterns/RangeFilter',
  tags: ['autodocs'],
  component: Stateful,
  args: { value: { range: 'week', from: '', to: '' }, onValueChange: fn() },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointer and keys choose a preset. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const range = canvas.getByRole('combobox', { name: 'Range' });
    await userEvent.click(range);
    await userEvent.click(await screen.findByRole('option', { name: 'Last 30 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ range: 'month' });
    range.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ range: 'quarter' });
  },
};

export const Custom: Story = {
  args: { value: { range: 'custom', from: '2026-11-02', to: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Custom dates' })).toBeVisible();
  },
};
