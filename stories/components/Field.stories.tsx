import { Field, useFieldControl } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const LongContent: Story = {
  args: {
    hint: 'Diese Farbe liegt hinter der Schaltfläche auf Ihrer Seite und hinter jeder Antwort, die der Assistent dort gibt.',
  },
};
