import { Field, Icon, useFieldControl } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign } from 'lucide';
import { expect, userEvent } from 'storybook/test';
import { Column } from './layout.tsx';

/** A custom control, connected to the field's parts. */
function ColourInput() {
  return <input type="color" {...useFieldControl('ColourInput')} />;
}

const meta = {
  title: 'Components/Field',
  tags: ['autodocs'],
  component: Field.Root,
  render: (args) => (
    <Column>
      <Field.Root {...args}>
        <Field.Label>Widget colour</Field.Label>
        <ColourInput />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </Column>
  ),
} satisfies Meta<typeof Field.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Shown behind the button on your site.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Widget colour')).toHaveAccessibleDescription(
      'Shown behind the button on your site.',
    );
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a colour that white text can be read on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Widget colour')).toBeInvalid();
  },
};

/** The frame and the input of the text fields, around parts of one's own, in every state. */
export const OwnControl: Story = {
  parameters: { alsoIn: ['phone'], hasPicture: true },
  render: () => (
    <Column>
      {[
        { label: 'Price', hint: 'Per night.' },
        { label: 'Deposit', error: 'Enter an amount of 20 or more.' },
        { label: 'Discount', disabled: true },
      ].map(({ label, ...field }) => (
        <Field.Root key={label} {...field}>
          <Field.Label>{label}</Field.Label>
          <Field.Frame>
            <Icon icon={CircleDollarSign} />
            <Field.Input inputMode="decimal" defaultValue="18" />
          </Field.Frame>
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      ))}
    </Column>
  ),
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveAccessibleDescription('Per night.');
    await expect(canvas.getByRole('textbox', { name: 'Discount' })).toBeDisabled();
    const deposit = canvas.getByRole('textbox', { name: 'Deposit' });
    await expect(deposit).toBeInvalid();
    await expect(deposit).toHaveAccessibleDescription('Enter an amount of 20 or more.');
    await userEvent.clear(price);
    await userEvent.type(price, '25');
    await expect(price).toHaveValue('25');
  },
};

export const LongContent: Story = {
  args: {
    hint: 'Diese Farbe liegt hinter der Schaltfläche auf Ihrer Seite und hinter jeder Antwort, die der Assistent dort gibt.',
  },
};
