import { DayFilter } from '@platform/ui';
import type { DayFilterProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Row } from '../components/layout.tsx';

function Stateful({ value, onValueChange, ...rest }: DayFilterProps) {
  const [days, setDays] = useState(value);
  return (
    <Row>
      <DayFilter
        {...rest}
        value={days}
        onValueChange={(next) => {
          setDays(next);
          onValueChange(next);
        }}
      />
    </Row>
  );
}

const meta = {
  title: 'Patterns/DayFilter',
  tags: ['autodocs'],
  component: Stateful,
  args: { label: 'Created', allLabel: 'Created any day', onValueChange: fn() },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A preset is days; all is no days. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Created' });
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await expect(filter).toHaveTextContent('Last 7 days');
    filter.focus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  },
};

export const Custom: Story = {
  args: { value: { from: '2026-11-02', to: '2026-11-20' } },
  parameters: { alsoIn: ['phone'], hasPicture: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Created' })).toHaveTextContent(
      'Custom dates',
    );
    const to = await canvas.findByRole('textbox', { name: 'To date' });
    await userEvent.clear(to);
    await userEvent.type(to, '21/11/2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-02',
      to: '2026-11-21',
    });
    await userEvent.clear(to);
    await userEvent.type(to, '31/02/2026{Enter}');
    await expect(to).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};
