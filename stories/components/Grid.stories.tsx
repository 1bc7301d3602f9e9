import { Card, Grid } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Grid',
  tags: ['autodocs'],
  component: Grid,
  args: { gap: '4' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} title={`Berth ${index + first}`} headingLevel={3}>
      12 m
    </Card>
  ));

/** Number of cards in the first line. */
function columnsOf(elements: readonly HTMLElement[]): number {
  const tops = elements.map((element) => element.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

const inBox = (inlineSize: string): Pick<Story, 'decorators'> => ({
  decorators: [(Content) => <div style={{ inlineSize }}>{Content()}</div>],
});

/** Fits as many columns as possible, each at least 12.5 rem wide. */
export const Default: Story = {
  ...inBox('45rem'),
  args: { minColumnWidth: 'md', children: cards(5) },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('region'))).toBe(3);
  },
};

/** In a box narrower than one column. */
export const DoesNotOverflow: Story = {
  ...inBox('8rem'),
  args: { minColumnWidth: 'md', role: 'group', 'aria-label': 'Berths', children: cards(2) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('group', { name: 'Berths' });
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
    await expect(columnsOf(canvas.getAllByRole('region'))).toBe(1);
  },
};

export const FixedColumns: Story = {
  args: { columns: 2, gap: '2 6', children: cards(3) },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region');
    await expect(columnsOf(regions)).toBe(2);
    const [first, second, third] = regions.map((region) => region.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    await expect(second.left - first.right).toBe(24);
    await expect(third.top - first.bottom).toBe(8);
  },
};

/** Three columns at most, although five would fit. */
export const AtMostThree: Story = {
  ...inBox('70rem'),
  args: { columns: 3, minColumnWidth: 'md', children: cards(6) },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('region'))).toBe(3);
  },
};

/** Two items in three columns: the third stays empty unless the items fill the line. */
export const FewItems: Story = {
  ...inBox('45rem'),
  args: { minColumnWidth: 'md', fillsLine: true, children: cards(2) },
  render: (args) => (
    <Grid gap="4">
      <Grid {...args} />
      <Grid {...args} fillsLine={false}>
        {cards(2, 3)}
      </Grid>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [filled, , kept] = canvas
      .getAllByRole('region')
      .map((region) => region.getBoundingClientRect().width) as [number, number, number];
    await expect(filled).toBeGreaterThan(kept * 1.4);
  },
};

export const List: Story = {
  args: { as: 'ul', minColumnWidth: 'xs', align: 'start', 'aria-label': 'Boats' },
  render: (args) => (
    <Grid {...args}>
      {['Alma', 'Bella', 'Carla'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Boats' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Nested: Story = {
  ...inBox('60rem'),
  args: { columns: 3 },
  render: (args) => (
    <Grid {...args}>
      <Grid as="section" aria-label="Inner">
        <span>Bow</span>
        <span>Stern</span>
      </Grid>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const inner = canvas.getByRole('region', { name: 'Inner' });
    await expect(getComputedStyle(inner).gridTemplateColumns.split(' ')).toHaveLength(1);
    await expect(getComputedStyle(inner).rowGap).toBe('0px');
  },
};
