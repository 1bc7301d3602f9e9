import { Badge, Disclosure } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    title: '3 sources',
    children: <p>Handbook, price list and opening hours.</p>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const RowWithHeading: Story = {
  args: { variant: 'row', title: 'August 2024', note: 'Highest: tokens, 82%', headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'August 2024' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'August 2024' })).toHaveAccessibleDescription(
      'Highest: tokens, 82%',
    );
  },
};

export const CardWithBadge: Story = {
  args: {
    variant: 'card',
    icon: Wrench,
    title: 'find_booking',
    note: <Badge tone="danger">Failed</Badge>,
    defaultOpen: true,
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '3 sources' });
    const text = canvas.getByText(/Handbook/);
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger-press');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(text).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** Controlled: a press only reports the change. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 sources' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger-press');
    await expect(canvas.getByText(/Handbook/)).not.toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'row',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    note: 'Highest: large language model tokens of all assistants, 120%',
    defaultOpen: true,
    children: <p>{'A long answer. '.repeat(40)}</p>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
