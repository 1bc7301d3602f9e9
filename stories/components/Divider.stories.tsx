import { Button, Divider, Stack, Text } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from './layout.tsx';

const meta = {
  title: 'Components/Divider',
  tags: ['autodocs'],
  component: Divider,
  render: (args) => (
    <Stack gap="3">
      <Text>Arrivals</Text>
      <Divider {...args} />
      <Text>Departures</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
    await expect(line.getBoundingClientRect().height).toBe(1);
  },
};

/** As high as its row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row" gap="3">
      <Button>Moor</Button>
      <Divider {...args} />
      <Button>Leave</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect()).toMatchObject({
      width: 1,
      height: canvas.getByRole('button', { name: 'Moor' }).offsetHeight,
    });
  },
};

/** With text it is not a separator, because screen readers skip the content of separators. */
export const WithText: Story = {
  args: { children: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

const announced = 'Boats that were announced for tomorrow morning before eight';

/** Lines keep a minimum width next to a text that wraps. */
export const WithLongText: Story = {
  args: { children: announced },
  render: (args) => (
    <Narrow>
      <Divider {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const divider = canvas.getByText(announced);
    await expect(divider.scrollWidth).toBe(divider.clientWidth);
    await expect(Number.parseFloat(getComputedStyle(divider, '::before').width)).toBe(16);
  },
};

/** An empty text counts as none. */
export const WithEmptyText: Story = {
  args: { children: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
