import { Calendar } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from './layout.tsx';

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
const closedOnSundays = (day: string) => (isSunday(day) ? 'Closed on Sundays.' : undefined);

const meta = {
  title: 'Components/Calendar',
  tags: ['autodocs'],
  component: Calendar,
  args: { label: 'Start date', today: '2026-11-27', onValueChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One with a selected day, one with limits and disabled days. */
export const Default: Story = {
  render: (args) => (
    <Row>
      <Calendar {...args} defaultValue="2026-11-18" />
      <Calendar
        {...args}
        label="Delivery"
        defaultValue="2026-11-30"
        min="2026-11-12"
        dayDisabledReason={closedOnSundays}
      />
    </Row>
  ),
};

export const Pointer: Story = {
  args: { defaultValue: '2026-11-18', max: '2027-01-10' },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('18');
    await expect(canvas.getByRole('button', { name: /^Friday, 27 November/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday, 21 November 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('There are no later dates');
    await userEvent.click(next);
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  },
};

export const KeyboardOnly: Story = {
  args: {
    defaultValue: '2026-11-28',
    min: '2026-11-12',
    dayDisabledReason: closedOnSundays,
  },
  play: async ({ args, canvas }) => {
    const day = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day('Saturday, 28 November 2026, selected')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('Sunday, 29 November')).toHaveFocus();
    await expect(day('Sunday, 29 November')).toHaveAttribute('aria-disabled', 'true');
    await expect(day('Sunday, 29 November')).toHaveAccessibleDescription('Closed on Sundays.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowDown}');
    await expect(day('Sunday, 6 December')).toHaveFocus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}');
    await expect(day('Thursday, 12 November')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day('Friday, 12 November 2027')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-11-12');
    await expect(day('Friday, 12 November 2027, selected')).toHaveFocus();
  },
};

/** The heading opens the months of the year, then the years. */
export const MonthAndYear: Story = {
  args: { defaultValue: '2026-11-18', min: '1998-03-10' },
  parameters: { alsoIn: ['phone'], hasPicture: true },
  play: async ({ args, canvas }) => {
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await press('November 2026, Choose month');
    await expect(canvas.getByRole('button', { name: 'November 2026' })).toHaveFocus();
    await press('2026, Choose year');
    await expect(canvas.getByRole('grid', { name: '2016–2027' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus();
    await press('Earlier years');
    await press('Earlier years');
    await expect(canvas.getByRole('button', { name: 'Earlier years' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('1997');
    await expect(canvas.getByRole('grid', { name: '1992–2003' })).toBeVisible();
    await press('1998');
    await expect(canvas.getByRole('button', { name: 'November 1998' })).toHaveFocus();
    await press('February 1998');
    await expect(canvas.getByRole('grid', { name: '1998' })).toBeVisible();
    await press('March 1998');
    await expect(canvas.getByRole('button', { name: /^Tuesday, 10 March 1998/ })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await press('March 1998, Choose month');
  },
};

export const MonthAndYearByKeyboard: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ args, canvas }) => {
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await expect(button('January 2027')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(button('April 2028')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(button('2028')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(button('April 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Tuesday, 1 April 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-04-01');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(button('Tuesday, 1 April 2025, selected')).toHaveFocus();
  },
};

/** Months and weekdays in several languages; each fits its column. */
export const Languages: Story = {
  render: (args) => (
    <Row>
      {['de', 'hi', 'te', 'ru', 'en-US'].map((locale) => (
        <Calendar key={locale} {...args} label={locale} locale={locale} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const header of canvas.getAllByRole('columnheader')) {
      await expect(header.scrollWidth, header.textContent ?? '').toBeLessThanOrEqual(
        header.clientWidth,
      );
    }
  },
};
