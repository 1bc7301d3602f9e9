import { NumberField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column, Narrow } from './layout.tsx';

const euro = { style: 'currency', currency: 'EUR' } as const;

const meta = {
  title: 'Components/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  parameters: inFrame,
  args: { label: 'Seats', onValueChange: fn() },
  render: (args) => (
    <Column>
      <NumberField {...args} />
    </Column>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with units, at a limit, invalid, disabled, read-only, and in all sizes. */
export const Default: Story = {
  parameters: { alsoIn: ['phone'], hasPicture: true },
  render: (args) => (
    <Column>
      <NumberField {...args} isRequired min={1} hint="At least one." />
      <NumberField {...args} label="Price" defaultValue={1250.5} format={euro} size="small" />
      <NumberField {...args} label="Deposit" defaultValue={0.25} format={{ style: 'percent' }} />
      <NumberField {...args} label="Area" defaultValue={120} unit="m²" />
      <NumberField {...args} label="At the limit" defaultValue={10} max={10} />
      <NumberField {...args} label="Refused" defaultValue="12 boats" />
      <NumberField {...args} label="Disabled" defaultValue={5} disabled />
      <NumberField {...args} label="Read only" defaultValue={5} readOnly size="large" />
      <NumberField {...args} label="Without buttons" defaultValue={1234567} hasButtons={false} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Refused' })).toHaveAccessibleDescription(
      'Enter a number, for example 1,234.',
    );
    const price = canvas.getByRole('spinbutton', { name: 'Price' });
    await expect(price).toHaveAttribute('aria-valuenow', '1250.5');
    await expect(price).toHaveAttribute('aria-valuetext', '€1,250.50');
    await expect(canvas.getByRole('button', { name: 'Increase At the limit' })).toBeDisabled();
  },
};

export const Pointer: Story = {
  args: { defaultValue: 3, min: 0, max: 5 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' });
    const more = canvas.getByRole('button', { name: 'Increase Seats' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(field).toHaveValue('5');
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Seats' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4, { text: '4', error: undefined });
  },
};

export const Keyboard: Story = {
  args: { label: 'Temperature', defaultValue: 0.4, min: 0, max: 1, step: 0.1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Temperature' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('0.5');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('1');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('0');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('1');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const BadInput: Story = {
  args: { label: 'Price', format: euro, min: 0 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    async function enter(text: string) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
    }
    for (const [typed, shown] of [
      ['1.234,5', '€1,234.50'],
      ["€ 1'234.50", '€1,234.50'],
      ['1e3', '€1,000.00'],
      ['٤٢', '€42.00'],
      ['12 EUR', '€12.00'],
    ] as const) {
      await enter(typed);
      await expect(field).toHaveValue(shown);
      await expect(field).toBeValid();
    }
    for (const [typed, error] of [
      ['$12', 'Enter a number, for example €1,234.00.'],
      ['−5', 'Enter €0.00 or more.'],
      ['1.005', 'Decimals allowed: 2.'],
      ['12345678901234567890', 'Enter a number with at most 15 digits.'],
    ] as const) {
      await enter(typed);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(error);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { text: typed, error });
    }
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('12345678901234567890');
  },
};

export const Languages: Story = {
  render: (args) => (
    <Column>
      {['de', 'fr', 'hi', 'te', 'ar-EG'].map((locale) => (
        <NumberField
          key={locale}
          {...args}
          label={locale}
          locale={locale}
          format={euro}
          defaultValue={1234567.5}
        />
      ))}
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'de' })).toHaveValue('1.234.567,50\u00A0€');
    await expect(canvas.getByRole('spinbutton', { name: 'hi' })).toHaveValue('€12,34,567.50');
  },
};

/** In the narrowest text column, and from right to left. */
export const LongContent: Story = {
  render: (args) => (
    <Narrow>
      <NumberField
        {...args}
        label="Höchste Übertragungsgeschwindigkeit der angebundenen Dienste"
        defaultValue={123456789}
        unit="Datensätze je Minute"
      />
      <div dir="rtl">
        <NumberField {...args} label="מחיר" locale="he" format={euro} defaultValue={-1234.5} />
      </div>
    </Narrow>
  ),
};
