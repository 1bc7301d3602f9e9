import { Badge, Button, Stack, Text } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from './layout.tsx';

const meta = {
  title: 'Components/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: {
    gap: '3',
    children: (
      <>
        <Button>Moor</Button>
        <Button>Leave</Button>
        <Button>Swap</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getBoundingClientRect());

/** Space between two neighbours in px: 12 px is step 3. */
export const Default: Story = {
  args: { align: 'start' },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button')) as [DOMRect, DOMRect];
    await expect(second.top - first.bottom).toBe(12);
    await expect(second.left).toBe(first.left);
  },
};

export const Row: Story = {
  args: { direction: 'row' },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button')) as [DOMRect, DOMRect];
    await expect(second.left - first.right).toBe(12);
    await expect(second.top).toBe(first.top);
  },
};

/** The two steps of a gap are the space between lines and the space within a line. */
export const WrappedRow: Story = {
  args: { direction: 'row', wraps: true, gap: '1 3' },
  render: (args) => (
    <Narrow>
      <Stack {...args}>
        {Array.from({ length: 9 }, (_, index) => (
          <Badge key={index} tone="neutral">{`Berth ${index + 1}`}</Badge>
        ))}
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const shown = boxes(canvas.getAllByText(/^Berth/));
    const lines = new Set(shown.map(({ top }) => top));
    await expect(lines.size).toBeGreaterThan(1);
  },
};

export const Justified: Story = {
  render: () => (
    <Stack gap="4">
      {(['between', 'center', 'end'] as const).map((justify) => (
        <Stack key={justify} direction="row" gap="2" justify={justify}>
          <Text weight="medium">{justify}</Text>
          <Button size="small">Open</Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Aligned: Story = {
  render: () => (
    <Stack direction="row" gap="6" align="stretch">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} gap="1" align={align}>
          <Text weight="medium">{align}</Text>
          <Button size="small">Open the berth</Button>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A nested stack without a gap does not inherit the outer gap. */
export const Nested: Story = {
  render: () => (
    <Stack as="section" gap="6" aria-label="Outer">
      <Stack as="section" aria-label="Inner">
        <Text>Bow</Text>
        <Text>Stern</Text>
      </Stack>
      <Text>Mast</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const gapOf = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).rowGap;
    await expect(gapOf('Outer')).toBe('24px');
    await expect(gapOf('Inner')).toBe('normal');
  },
};

export const List: Story = {
  args: { as: 'ul', gap: '1', 'aria-label': 'Boats' },
  render: (args) => (
    <Stack {...args}>
      <li>Alma</li>
      <li>Bella</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Boats' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
