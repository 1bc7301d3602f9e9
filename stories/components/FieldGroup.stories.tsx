import { Checkbox, FieldGroup, TextField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column } from './layout.tsx';

const meta = {
  title: 'Components/FieldGroup',
  tags: ['autodocs'],
  component: FieldGroup,
  args: {
    legend: 'Supplies',
    gap: '1-5',
    children: (
      <>
        <Checkbox label="Power" />
        <Checkbox label="Water" />
      </>
    ),
  },
  render: (args) => (
    <Column>
      <FieldGroup {...args} />
    </Column>
  ),
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Supplies' })).toBeVisible();
  },
};

export const WithHint: Story = {
  args: { hint: 'Billed by the day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Supplies' })).toHaveAccessibleDescription(
      'Billed by the day.',
    );
  },
};

/** The error belongs to the group; it is read after the hint and a description of the caller's. */
export const WithError: Story = {
  args: {
    hint: 'Billed by the day.',
    error: 'Choose at least one supply',
    'aria-describedby': 'supplies-note',
  },
  render: (args) => (
    <Column>
      <FieldGroup {...args} />
      <p id="supplies-note">Only from April to October.</p>
    </Column>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Supplies' });
    await expect(group).toHaveAccessibleDescription(
      'Only from April to October. Billed by the day. Choose at least one supply',
    );
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Disables every control inside. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const power = canvas.getByRole('checkbox', { name: 'Power' });
    await expect(power).toBeDisabled();
    await userEvent.click(power, { pointerEventsCheck: 0 });
    await expect(power).not.toBeChecked();
  },
};

export const Fields: Story = {
  args: {
    legend: 'Skipper',
    gap: '4',
    children: (
      <>
        <TextField label="Name" />
        <TextField label="Phone" type="tel" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ines');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};

/** Named by its own label where a heading already shows the name. */
export const WithoutLegend: Story = {
  args: { legend: undefined, 'aria-label': 'Supplies' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Supplies' })).toBeVisible();
  },
};
