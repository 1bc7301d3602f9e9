import { Card, LineChart } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageWidth } from './layout.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const calls = { name: 'Calls', values: [96, 120, 84, 148, 132, 40, 64] };
const missed = { name: 'Missed', values: [12, 8, 20, 16, 9, 4, 6] };

const meta = {
  title: 'Components/LineChart',
  tags: ['autodocs'],
  component: LineChart,
  args: {
    label: 'Calls of this week',
    categories: days,
    series: [calls],
    axisNames: { x: 'Day', y: 'Calls' },
    formatValue: (value: number) => `${value} calls`,
  },
  decorators: [
    (Content) => (
      <PageWidth>
        <Card>{Content()}</Card>
      </PageWidth>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cursor = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Position in the chart' });

/** Simulated keys do not move a range input, so this sets its value. */
const moveTo = (canvas: Canvas, position: number) =>
  fireEvent.change(cursor(canvas), { target: { value: String(position) } });

export const Default: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(
      'Calls of this week. Calls: lowest 40 calls (Sat), highest 148 calls (Thu)',
    );
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Sun: 64 calls');
    // Screen readers have the table without switching.
    const table = within(canvas.getByRole('table', { name: 'Calls of this week' }));
    await expect(table.getByRole('row', { name: 'Thu 148 calls' })).toBeInTheDocument();
  },
};

/** The table has the height of the chart; the switch keeps the focus. */
export const AsTable: Story = {
  args: { onViewChange: fn() },
  parameters: { hasPicture: true },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenCalledWith('table');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown as a table');
    await expect(canvas.getByRole('rowheader', { name: 'Thu' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown as a chart');
    await expect(cursor(canvas)).toBeVisible();
    await userEvent.click(toggle);
  },
};

export const ControlledView: Story = {
  args: { view: 'table', categoryHref: (index) => `#${days[index] ?? ''}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('link', { name: 'Thu' })).toHaveAttribute('href', '#Thu');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Pointer and keys show each point; Enter and a click open it. */
export const Reading: Story = {
  args: { series: [calls, missed], onCategoryPress: fn() },
  parameters: { hasPicture: true },
  play: async ({ args, canvas }) => {
    const range = cursor(canvas);
    await userEvent.tab();
    await expect(range).toHaveFocus();
    await moveTo(canvas, 2);
    await expect(range).toHaveAttribute('aria-valuetext', 'Tue: Calls 120 calls, Missed 8 calls');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCategoryPress).toHaveBeenCalledWith(1);
    const { left, width, top } = range.getBoundingClientRect();
    await fireEvent.pointerMove(range, { clientX: left + width / 2, clientY: top + 20 });
    await waitFor(() =>
      expect(range).toHaveAttribute('aria-valuetext', 'Thu: Calls 148 calls, Missed 16 calls'),
    );
    await fireEvent.click(range);
    await expect(args.onCategoryPress).toHaveBeenLastCalledWith(3);
  },
};

/** Six series differ in colour and in the pattern of their lines. */
export const ManySeries: Story = {
  args: {
    series: ['Berlin', 'Cologne', 'Dresden', 'Essen', 'Frankfurt', 'Gera'].map((name, index) => ({
      name,
      values: days.map((_, day) => 40 + index * 22 + ((day * 17 + index * 31) % 37)),
    })),
  },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
  },
};

/** The previous period is a reference: thin and dotted. */
export const WithReference: Story = {
  args: {
    series: [
      { name: 'This week', values: calls.values },
      { name: 'Week before', values: [80, 90, 100, 96, 110, 50, 44], emphasis: 'low' },
    ],
  },
  parameters: { hasPicture: true },
};

export const NegativeValues: Story = {
  args: {
    label: 'Balance',
    series: [{ name: 'Balance', values: [-12, 4, 18, -3, -20, 6, 11] }],
    axisNames: { x: 'Day', y: 'Euro' },
    formatValue: (value) => `${value} €`,
  },
  parameters: { hasPicture: true },
};

/** Gaps, values that are not finite, and more values than categories. */
export const OddValues: Story = {
  args: {
    series: [
      {
        name: 'Calls',
        values: [4, null, Number.NaN, 9, Number.POSITIVE_INFINITY, undefined, 7, 99],
      },
    ],
  },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('table')).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      '4 calls',
      '–',
      '–',
      '9 calls',
      '–',
      '–',
      '7 calls',
    ]);
    await moveTo(canvas, 2);
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Tue: –');
  },
};

export const HugeValues: Story = {
  args: {
    series: [{ name: 'Calls', values: [-1.7e308, 0, 1.7e308] }],
    categories: ['Mon', 'Tue', 'Wed'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const Fractions: Story = {
  render: () => (
    <LineChart
      label="Rate"
      categories={days}
      series={[{ name: 'Rate', values: [0.12, 0.5, 0.333333, 0.41] }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Wed 0.333' })).toBeInTheDocument();
    await expect(canvas.getByText('0.6')).toBeVisible();
  },
};

export const OnePoint: Story = {
  args: { categories: ['Mon'], series: [{ name: 'Calls', values: [96] }] },
  play: async ({ canvas }) => {
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Mon: 96 calls');
    await moveTo(canvas, 1);
    await expect(canvas.getByRole('figure').innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const Empty: Story = {
  args: { categories: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveAccessibleName('Calls of this week: No data');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Days without calls keep axes and cursor. */
export const EmptyWithAxes: Story = {
  args: {
    series: [{ name: 'Calls', values: days.map(() => 0) }],
    isEmpty: true,
    keepsAxes: true,
    emptyText: 'No calls this week',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No calls this week')).toBeVisible();
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Sun: 0 calls');
  },
};

export const RightToLeft: Story = {
  args: { series: [calls, missed] },
  parameters: { hasPicture: true },
  render: (args) => (
    <div dir="rtl">
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = cursor(canvas);
    const { right, top } = range.getBoundingClientRect();
    await fireEvent.pointerMove(range, { clientX: right - 2, clientY: top + 20 });
    await waitFor(() =>
      expect(range).toHaveAttribute('aria-valuetext', 'Mon: Calls 96 calls, Missed 12 calls'),
    );
  },
};

export const German: Story = {
  globals: { language: 'de' },
  args: { formatValue: String },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Als Tabelle zeigen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Als Tabelle dargestellt');
  },
};
