import { Icon, SegmentedControl } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl<string>,
  args: {
    label: 'Billing period',
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
    ],
    defaultValue: 'month',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChooseOption: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Billing period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('year');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
};

export const Icons: Story = {
  args: {
    label: 'Theme',
    defaultValue: 'system',
    options: [
      { value: 'light', label: 'Light', icon: <Icon icon={Sun} /> },
      { value: 'dark', label: 'Dark', icon: <Icon icon={Moon} /> },
      { value: 'system', label: 'System', icon: <Icon icon={Monitor} /> },
    ],
  },
};
