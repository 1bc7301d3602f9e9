import { BarChart, Card } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageWidth } from './layout.tsx';

const weeks = ['Week 21', 'Week 22', 'Week 23', 'Week 24', 'Week 25', 'Week 26'];
const created = { name: 'Created', values: [14, 9, 12, 18, 7, 11] };
const won = { name: 'Won', values: [4, 2, 5, 6, 0, 3], color: 'green' as const };

const meta = {
  title: 'Components/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'Leads per week',
    categories: weeks,
    series: [created, won],
    axisNames: { x: 'Week', y: 'Leads' },
  },
  decorators: [
    (Content) => (
      <PageWidth>
        <Card>{Content()}</Card>
      </PageWidth>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cursor = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Position in the chart' });

export const Default: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(
      'Leads per week. Created: lowest 7 (Week 25), highest 18 (Week 24). Won: lowest 0 (Week 25), highest 6 (Week 24)',
    );
    const table = within(canvas.getByRole('table', { name: 'Leads per week' }));
    await expect(table.getByRole('row', { name: 'Week 24 18 6' })).toBeInTheDocument();
  },
};

export const AsTable: Story = {
  args: { defaultView: 'table' },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Week 24' })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Show as chart' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown as a chart');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

/** Pointer and keys show the values of each category. */
export const Reading: Story = {
  args: { onCategoryPress: fn() },
  parameters: { hasPicture: true },
  play: async ({ args, canvas }) => {
    const range = cursor(canvas);
    await userEvent.tab();
    await expect(range).toHaveFocus();
    await fireEvent.change(range, { target: { value: '4' } });
    await expect(range).toHaveAttribute('aria-valuetext', 'Week 24: Created 18, Won 6');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCategoryPress).toHaveBeenCalledWith(3);
    const { left, width, top } = range.getBoundingClientRect();
    await fireEvent.pointerMove(range, { clientX: left + width * 0.99, clientY: top + 20 });
    await waitFor(() =>
      expect(range).toHaveAttribute('aria-valuetext', 'Week 26: Created 11, Won 3'),
    );
    await fireEvent.pointerMove(range, { clientX: left + width * 0.25, clientY: top + 20 });
  },
};

export const Stacked: Story = {
  args: {
    isStacked: true,
    series: [won, { name: 'Open', values: [8, 5, 4, 10, 5, 8] }, { name: 'Lost', values: [2, 2] }],
  },
  parameters: { hasPicture: true },
};

/** Each bar links to the records that it counts; bars that do not fit scroll. */
export const Links: Story = {
  args: {
    barHref: (index, { name }) => `#${weeks[index] ?? ''}-${name}`,
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Week 24: Won 6' })).toHaveAttribute(
      'href',
      '#Week 24-Won',
    );
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
  },
};

export const NegativeValues: Story = {
  args: {
    label: 'Balance',
    series: [
      { name: 'In', values: [12, 4, 18, 3, 20, 6] },
      { name: 'Out', values: [-8, -12, -3, -9, -16, 0] },
    ],
    axisNames: { x: 'Week', y: 'Euro' },
    isStacked: true,
  },
  parameters: { hasPicture: true },
};

export const OneSeries: Story = {
  args: { series: [created] },
  play: async ({ canvas }) => {
    await fireEvent.change(cursor(canvas), { target: { value: '2' } });
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Week 22: 9');
  },
};

/** 90 bars become thinner instead of overflowing. */
export const ManyBars: Story = {
  args: {
    categories: Array.from({ length: 90 }, (_, index) => `Day ${index + 1}`),
    series: [
      { name: 'Calls', values: Array.from({ length: 90 }, (_, index) => (index * 37) % 100) },
    ],
  },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth + 1);
  },
};

export const OddValues: Story = {
  args: {
    series: [
      { name: 'Created', values: [null, Number.NaN, 4, Number.NEGATIVE_INFINITY, 1.7e308, -1e308] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').innerHTML).not.toMatch(/NaN|Infinity/);
    await expect(canvas.getByRole('row', { name: 'Week 22 –' })).toBeInTheDocument();
  },
};

export const OneBar: Story = {
  args: { categories: ['Week 21'], series: [{ name: 'Created', values: [14] }] },
  play: async ({ canvas }) => {
    await expect(cursor(canvas)).toHaveAttribute('aria-valuetext', 'Week 21: 14');
  },
};

export const Empty: Story = {
  args: { categories: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const RightToLeft: Story = {
  parameters: { hasPicture: true },
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = cursor(canvas);
    const { left, top } = range.getBoundingClientRect();
    await fireEvent.pointerMove(range, { clientX: left + 2, clientY: top + 20 });
    await waitFor(() =>
      expect(range).toHaveAttribute('aria-valuetext', 'Week 26: Created 11, Won 3'),
    );
  },
};
