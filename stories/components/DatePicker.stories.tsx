import { DatePicker } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column } from './layout.tsx';

const meta = {
  title: 'Components/DatePicker',
  tags: ['autodocs'],
  component: DatePicker,
  parameters: inFrame,
  args: {
    label: 'Renewal',
    today: '2026-11-27',
    timeZone: 'Europe/London',
    onValueChange: fn(),
  },
  render: (args) => (
    <Column>
      <DatePicker {...args} />
    </Column>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with a date, invalid, read-only, and in all sizes. */
export const Default: Story = {
  render: (args) => (
    <Column>
      <DatePicker {...args} isRequired hint="The plan renews in the morning." />
      <DatePicker {...args} label="With a date" defaultValue="2026-11-30" size="small" />
      <DatePicker {...args} label="Refused" defaultValue="31/02/2026" />
      <DatePicker {...args} label="Disabled" defaultValue="2026-11-30" disabled />
      <DatePicker {...args} label="Read only" defaultValue="2026-11-30" readOnly size="large" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Refused' })).toHaveAccessibleDescription(
      'There is no such day: February 2026 ends on 28/02/2026.',
    );
  },
};

export const Open: Story = { args: { defaultOpen: true, defaultValue: '2026-11-18' } };

export const PointerAndKeyboard: Story = {
  args: { defaultValue: '2026-11-18', max: '2027-03-31' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Renewal' });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Change date, Wednesday, 18 November 2026' }),
    );
    await expect(await screen.findByRole('dialog', { name: 'Renewal' })).toHaveTextContent(
      'Time zone: Europe/London',
    );
    const chosen = screen.getByRole('button', { name: 'Wednesday, 18 November 2026, selected' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Saturday, 21 November 2026' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21', undefined);
    await expect(field).toHaveValue('21/11/2026');
    await expect(canvas.getByRole('button', { name: /21 November 2026$/ })).toHaveFocus();

    await userEvent.clear(field);
    await userEvent.keyboard('31/04/2026{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'There is no such day: April 2026 ends on 30/04/2026.',
    );
    await userEvent.keyboard('{ArrowDown}');
    const today = await screen.findByRole('button', { name: 'Friday, 27 November 2026' });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('31/04/2026');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Friday, 27/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('27/12/2026'));
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const Languages: Story = {
  render: (args) => (
    <Column>
      {['de', 'hi', 'te', 'en-US'].map((locale) => (
        <DatePicker
          key={locale}
          {...args}
          label={locale}
          locale={locale}
          defaultValue="2026-02-01"
        />
      ))}
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'de' })).toHaveValue('01.02.2026');
    await expect(canvas.getByRole('textbox', { name: 'en-US' })).toHaveValue('02/01/2026');
  },
};

/** In the narrowest text column and at the edge of the window. */
export const LongContent: Story = {
  args: {
    label: 'Tag der Verlängerung des Vertrags über besondere Dienstleistungen',
    defaultValue: '01/02/26',
    defaultOpen: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const popup = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(popup.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
  },
};
