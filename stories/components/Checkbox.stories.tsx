import { Checkbox } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column, Narrow } from './layout.tsx';

const meta = {
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'Record calls', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TickAndClear: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Record calls' });
    await userEvent.click(canvas.getByText('Record calls'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Checkbox {...args} label="Off" />
      <Checkbox {...args} label="On" defaultChecked />
      <Checkbox {...args} label="Mixed" isIndeterminate />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled, on" disabled defaultChecked />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked();
  },
};

export const LongContent: Story = {
  args: {
    label:
      'Gespräche aufzeichnen, um die Antworten des Assistenten zu verbessern, nachdem die Anrufenden zugestimmt haben',
  },
  render: (args) => (
    <Narrow>
      <Checkbox {...args} />
    </Narrow>
  ),
};
