import { Accordion } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const months = ['August', 'July', 'June'];

const meta = {
  title: 'Components/Accordion',
  tags: ['autodocs'],
  component: Accordion.Root,
  args: { onValueChange: fn() },
  render: (args) => (
    <Accordion.Root {...args}>
      {months.map((month) => (
        <Accordion.Item key={month} value={month} title={month}>
          <p>Usage of {month}</p>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
} satisfies Meta<typeof Accordion.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['August'] } };

/** Several sections may be open. */
export const Multiple: Story = {
  args: { defaultValue: ['August'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'August' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'June' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['August', 'June'], 'trigger-press');
    await expect(canvas.getByText('Usage of August')).toBeVisible();
    await expect(canvas.getByText('Usage of June')).toBeVisible();
  },
};

/** Opening one section closes the other; the open one can be closed. */
export const Single: Story = {
  args: { mode: 'single', headingLevel: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'August' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Usage of August')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'July' })).toHaveFocus();
    await expect(canvas.getByText('Usage of July')).toBeVisible();
    await expect(canvas.getByText('Usage of August')).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], 'trigger-press');
    await expect(canvas.getByText('Usage of July')).not.toBeVisible();
  },
};

/** Controlled: a press only reports the change. */
export const Controlled: Story = {
  args: { value: ['July'], hasRegions: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'August' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['July', 'August'], 'trigger-press');
    await expect(canvas.getByText('Usage of August')).not.toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
