import { DateRangePicker } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column } from './layout.tsx';

const presets = [
  { id: 'week', label: 'Last 7 days', from: '2026-11-21', to: '2026-11-27' },
  { id: 'month', label: 'Last 30 days', from: '2026-10-29', to: '2026-11-27' },
  { id: 'year', label: 'This year', from: '2026-01-01', to: '2026-11-27' },
];

const meta = {
  title: 'Components/DateRangePicker',
  tags: ['autodocs'],
  component: DateRangePicker,
  parameters: inFrame,
  args: {
    label: 'Days',
    today: '2026-11-27',
    timeZone: 'Europe/London',
    presets,
    onValueChange: fn(),
  },
  render: (args) => (
    <Column>
      <DateRangePicker {...args} />
    </Column>
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with days, invalid and read-only. */
export const Default: Story = {
  render: (args) => (
    <Column>
      <DateRangePicker {...args} isRequired hint="Both days are included." />
      <DateRangePicker
        {...args}
        label="With days"
        defaultValue={{ from: '2026-11-03', to: '2026-11-18' }}
      />
      <DateRangePicker
        {...args}
        label="Backwards"
        defaultValue={{ from: '2026-11-18', to: '2026-11-03' }}
      />
      <DateRangePicker
        {...args}
        label="Disabled"
        defaultValue={{ from: '2026-11-03', to: '2026-11-18' }}
        disabled
      />
    </Column>
  ),
  play: async ({ canvas }) => {
    const backwards = within(canvas.getByRole('group', { name: 'Backwards' }));
    await expect(backwards.getByRole('textbox', { name: 'To date' })).toHaveAccessibleDescription(
      'The last day is before the first.',
    );
  },
};

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: { from: '2026-10-29', to: '2026-11-27' } },
  parameters: { alsoIn: ['phone'] },
};

export const PointerAndKeyboard: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '2026-11-18' } },
  play: async ({ args, canvas }) => {
    const values = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await userEvent.click(canvas.getByRole('button', { name: /^Change dates, / }));
    const popup = within(await screen.findByRole('dialog', { name: 'Days' }));
    await waitFor(() =>
      expect(popup.getByRole('button', { name: /3 November 2026, first day$/ })).toHaveFocus(),
    );
    await expect(popup.getAllByRole('gridcell', { selected: true })).toHaveLength(16);
    await userEvent.click(await popup.findByRole('button', { name: 'Thursday, 10 December 2026' }));
    await expect(popup.getByText('Choose the last day.')).toBeVisible();
    await userEvent.hover(popup.getByRole('button', { name: 'Saturday, 5 December 2026' }));
    await expect(popup.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
    await userEvent.click(popup.getByRole('button', { name: /^Saturday, 5 December 2026/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const december = { from: '2026-12-05', to: '2026-12-10' };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(december, undefined);
    await expect(values()).toEqual(['05/12/2026', '10/12/2026']);

    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Saturday, 5 December/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(values()).toEqual(['05/12/2026', '10/12/2026']);

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    const week = { from: '2026-11-21', to: '2026-11-27' };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(week, undefined);

    await userEvent.click(canvas.getByRole('textbox', { name: 'To date' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'To date' }));
    await userEvent.paste('1.2.2026 – 5.2.2026');
    await expect(values()).toEqual(['01/02/2026', '05/02/2026']);
  },
};

/** The second month is rendered after the first paint, or at once when a key moves to it. */
export const KeysBeforeFirstPaint: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '2026-11-18' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Change dates, / });
    // Loads the calendar, so that it opens at once.
    await userEvent.click(opener);
    await screen.findByRole('grid', { name: 'December 2026' });
    await userEvent.keyboard('{Escape}');
    const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    try {
      await userEvent.click(opener);
      await expect(screen.queryByRole('grid', { name: 'December 2026' })).toBeNull();
      await userEvent.keyboard('{PageDown}');
      await expect(screen.getByRole('button', { name: 'Thursday, 3 December 2026' })).toHaveFocus();
    } finally {
      frames.mockRestore();
    }
    await userEvent.keyboard('{Escape}');
  },
};
