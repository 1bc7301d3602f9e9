import { Tooltip } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hoverForTooltip } from './hoverForTooltip.ts';

const meta = {
  title: 'Components/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: {
    content: 'noor.haddad@northwind.example',
    children: <button type="button">noor.haddad@…</button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownOnHover: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    const tooltip = await hoverForTooltip(trigger);
    await expect(tooltip).toHaveTextContent('noor.haddad@northwind.example');
    await expect(trigger).toHaveAccessibleDescription('noor.haddad@northwind.example');

    await userEvent.unhover(trigger);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(trigger).not.toHaveAttribute('aria-describedby');
  },
};

export const KeyboardOnly: Story = {
  args: { shortcut: 'Ctrl B' },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    const tooltip = await body.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    content:
      'You do not have permission for this action. Ask one of the three people who administrate this workspace.',
  },
  play: async ({ canvas }) => {
    const tooltip = await hoverForTooltip(canvas.getByRole('button'));
    const { left, right, height } = tooltip.getBoundingClientRect();
    await expect(height).toBeGreaterThan(2 * parseFloat(getComputedStyle(tooltip).lineHeight));
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
