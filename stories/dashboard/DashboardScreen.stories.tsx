import { Page } from '@platform/ui';
import { DashboardScreen } from '@platform/ui/dashboard';
import type { DashboardScreenProps } from '@platform/ui/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { AGENTS, days, OVERVIEW, TODAY } from './fixtures.ts';
import { failed, loading, ready, unavailable } from '../remotes.ts';
import { dashboardRoleArgs } from './roleArgs.ts';

const retry = fn();
const message = 'Something went wrong. Please try again.';
const notLoaded = failed(message, retry);
const agents: DashboardScreenProps['agents'] = ready({ agents: AGENTS, total: 12 });
const overviewWith = (changes: Partial<typeof OVERVIEW> = {}): DashboardScreenProps['overview'] =>
  ready({ ...OVERVIEW, ...changes });

const meta = {
  title: 'Dashboard/Screen',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', roleArgs: dashboardRoleArgs },
  args: { firstName: 'Priya', agents, overview: overviewWith(), today: TODAY },
  render: (args) => (
    <Page>
      <DashboardScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const stat = (canvas: Canvas, label: string): Canvas => {
  const strip = within(canvas.getByRole('list', { name: 'Key figures' }));
  return within(strip.getByText(label, { exact: true }).closest('li') ?? document.body);
};
const card = (canvas: Canvas, name: string): Canvas => within(canvas.getByRole('region', { name }));
const cursor = (canvas: Canvas) => canvas.findByRole('slider', { name: 'Day shown' });

/** Simulated keys do not move a range input, so this sets its value. */
const readDay = (range: HTMLElement, day: number) =>
  fireEvent.change(range, { target: { value: String(day) } });

export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText(/^Welcome back, Priya\./)).toBeVisible();
    const agentsLink = canvas.getByRole('link', { name: 'Manage Agents' });
    await expect(agentsLink).toHaveAttribute('href', '/voice-agent/agents');
    const botsLink = canvas.getByRole('link', { name: 'Manage Bots' });
    await expect(botsLink).toHaveAttribute('href', '/bot-studio/bots');
    await expect(stat(canvas, 'Active Agents').getByText('12')).toBeVisible();
    await expect(stat(canvas, 'Active Bots').getByText('0')).toBeVisible();
    await expect(stat(canvas, 'Calls Today').getByText('148')).toBeVisible();
    await expect(stat(canvas, 'Calls Today').getByText('862 this week')).toBeVisible();
    await expect(stat(canvas, 'System Health').getByText('Healthy')).toBeVisible();
    const rows = card(canvas, 'Agents').getAllByRole('row');
    await expect(rows).toHaveLength(6);
    const words = rows.map((row: HTMLElement) => within(row).queryAllByRole('cell'));
    await expect(words[1]?.map((cell: HTMLElement) => cell.textContent)).toEqual([
      'Front desk',
      'Inbound',
      'Online',
      '64',
      '96%',
    ]);
    await expect(words[5]?.map((cell: HTMLElement) => cell.textContent)).toEqual([
      'Survey follow-up',
      'Outbound',
      'Offline',
      '0',
      '–',
    ]);
    await expect(canvas.getByRole('table', { name: 'Bots' })).toHaveTextContent('Coming soon');
  },
};

/** Without a surrounding Page, the screen also has one column on phones and no broken words. */
export const WithoutPage: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <DashboardScreen {...args} />,
  play: async ({ canvas }) => {
    const leftEdges = canvas
      .getAllByRole('region')
      .map((each) => each.getBoundingClientRect().left);
    await expect(new Set(leftEdges).size).toBe(1);
    for (const words of [/^Welcome back/, 'Appointment reminders']) {
      const { width, height } = canvas.getByText(words).getBoundingClientRect();
      await expect(width).toBeGreaterThan(height);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Sample figures, marked visibly and for screen readers. */
export const FixedFigures: Story = {
  play: async ({ canvas }) => {
    const quality = card(canvas, 'Service quality');
    await expect(quality.getByText('Sample')).toBeVisible();
    const figures = quality.getAllByRole('definition').map((each: HTMLElement) => each.textContent);
    await expect(figures).toEqual(['1.2s', '92%', '4.7/5']);
    await expect(quality.getByText('78% processed')).toBeVisible();
    await expect(quality.getByText('22% backlog')).toBeVisible();
    await expect(quality.getByRole('meter', { name: 'Queue' })).toHaveAttribute(
      'aria-valuetext',
      '78% processed, 22% backlog',
    );
  },
};

/** Arrow keys move along the days as in a range input; screen readers also get a table. */
export const Cursor: Story = {
  play: async ({ canvas }) => {
    const range = await cursor(canvas);
    await expect(range).toHaveAttribute('aria-valuetext', 'Today: 148 calls');
    range.focus();
    await readDay(range, 5);
    await expect(range).toHaveAttribute('aria-valuetext', 'Tue: 127 calls');
    // The day has its figure at the pointer and in the table.
    await expect(canvas.getAllByText('Tue')).toHaveLength(3);
    await expect(canvas.getAllByText('127 calls')).toHaveLength(2);
    await readDay(range, 1);
    await expect(range).toHaveAttribute('aria-valuetext', 'Fri: 96 calls');
    range.blur();
    await waitFor(() => expect(range).toHaveAttribute('aria-valuetext', 'Today: 148 calls'));
    const chartTable = within(canvas.getByRole('table', { name: 'Weekly Usage' }));
    await expect(chartTable.getAllByRole('row')).toHaveLength(8);
    await expect(chartTable.getByRole('columnheader', { name: 'Calls' })).toBeInTheDocument();
    const chart = canvas.getByRole('figure', { name: /^Weekly Usage: Fri 96 calls, / });
    await expect(chart.querySelector('svg')).toHaveAttribute('viewBox', '0 0 300 120');
  },
};

/** The pointer selects the nearest day until it leaves. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const range = await cursor(canvas);
    const { left, width, top } = range.getBoundingClientRect();
    const move = { target: range, coords: { clientX: left + width / 2, clientY: top + 20 } };
    await userEvent.pointer(move);
    await expect(range).toHaveAttribute('aria-valuetext', 'Mon: 141 calls');
    await userEvent.unhover(range);
    await expect(range).toHaveAttribute('aria-valuetext', 'Today: 148 calls');
  },
};

export const Loading: Story = {
  args: { agents: loading, overview: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading figures…')).toHaveLength(3);
    await expect(stat(canvas, 'Active Bots').getByText('0')).toBeVisible();
    await expect(canvas.getByText('Loading calls…')).toBeVisible();
    await expect(canvas.getByText('Loading agents…')).toBeVisible();
    await expect(canvas.getByText('Coming soon')).toBeVisible();
  },
};

/** The voice service is down; the rest of the page works. */
export const Failed: Story = {
  args: { agents: notLoaded, overview: notLoaded },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(stat(canvas, 'Active Bots').getByText('0')).toBeVisible();
    await expect(canvas.getByText('92%')).toBeVisible();
    await expect(canvas.queryByText('Healthy')).toBeNull();
    const labels = ['Active Agents', 'Calls Today', 'System Health'];
    for (const label of labels) {
      // oxlint-disable-next-line no-await-in-loop -- one button after the other
      await userEvent.click(stat(canvas, label).getByRole('button', { name: 'Retry' }));
    }
    // Retry fetches both again.
    await expect(retry).toHaveBeenCalledTimes(4);
  },
};

/** One call fails without affecting the other. */
export const OverviewFailed: Story = {
  args: { overview: notLoaded },
  play: async ({ canvas }) => {
    await expect(stat(canvas, 'Active Agents').getByText('12')).toBeVisible();
    await expect(canvas.getByText('Front desk')).toBeVisible();
    await expect(card(canvas, 'Weekly Usage').getByRole('alert')).toHaveTextContent(message);
    await expect(stat(canvas, 'Calls Today').getByText('–')).toBeVisible();
  },
};

export const AgentsFailed: Story = {
  args: { agents: notLoaded },
  play: async ({ canvas }) => {
    await expect(stat(canvas, 'Calls Today').getByText('148')).toBeVisible();
    await expect(card(canvas, 'Agents').getByRole('alert')).toHaveTextContent(message);
    await cursor(canvas);
  },
};

/** The deployment has no voice service. */
export const Unavailable: Story = {
  args: {
    agents: { ...unavailable, retry: fn() },
    overview: { ...unavailable, retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something Amazing Is Coming')).toBeVisible();
    await expect(stat(canvas, 'Active Agents').getByText('–')).toBeVisible();
    await expect(card(canvas, 'Agents').getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    firstName: '',
    agents: ready({ agents: [], total: 0 }),
    overview: overviewWith({
      callsToday: 0,
      callsThisWeek: 0,
      successRate: null,
      timeline: days(0, 0, 0, 0, 0, 0, 0),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Welcome back\. /)).toBeVisible();
    await expect(canvas.getByText('No agents yet')).toBeVisible();
    await expect(await canvas.findByText('No calls yet this week')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(stat(canvas, 'Calls Today').getByText('0')).toBeVisible();
  },
};

/** A figure that the server did not send is a dash, never 0. */
export const FiguresMissing: Story = {
  args: {
    agents: ready({ agents: [], total: null }),
    overview: overviewWith({
      callsToday: null,
      callsThisWeek: null,
      successRate: null,
      timeline: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(stat(canvas, 'Active Agents').getByText('–')).toBeVisible();
    await expect(stat(canvas, 'Calls Today').getByText('–')).toBeVisible();
    await expect(canvas.queryByText(/success rate/)).toBeNull();
  },
};

/** Below 0.5 the success rate counts as negative. */
export const LowSuccess: Story = {
  args: { overview: overviewWith({ successRate: 0.49 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49% success rate').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'danger',
    );
  },
};

export const HalfSuccess: Story = {
  args: { overview: overviewWith({ successRate: 0.5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50% success rate').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
  },
};

/** Points without days have no labels; a day without a count is a gap. */
export const NoDays: Story = {
  args: {
    overview: overviewWith({
      timeline: [4, 9, null, 3].map((calls) => ({ calls, date: null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await cursor(canvas)).toHaveAttribute('aria-valuetext', 'Day 4: 3 calls');
    const chartTable = within(canvas.getByRole('table', { name: 'Weekly Usage' }));
    await expect(chartTable.getByRole('row', { name: 'Day 3 –' })).toBeInTheDocument();
  },
};

export const OneDay: Story = { args: { overview: overviewWith({ timeline: days(1) }) } };

/** Above a week: as many dates as fit, instead of weekdays. */
export const ManyDays: Story = {
  args: {
    overview: overviewWith({
      timeline: days(...Array.from({ length: 90 }, (_, index) => (index * 37) % 101)),
    }),
  },
  play: async ({ canvas }) => {
    const range = await cursor(canvas);
    await readDay(range, 89);
    await expect(range).toHaveAttribute('aria-valuetext', '18/11/26: 24 calls');
  },
};

/** X01, X06, D17: long, right-to-left and hostile names; numbers of many digits. */
export const LongContent: Story = {
  args: {
    firstName: 'Maximiliane-Alexandra'.repeat(3),
    agents: ready({
      total: 1_234_567,
      agents: [
        { ...AGENTS[0]!, key: 'l1', name: 'W'.repeat(300), type: 'x'.repeat(60) },
        { ...AGENTS[1]!, key: 'l2', name: 'خط المواعيد 🦷', type: '' },
        { ...AGENTS[2]!, key: 'l3', name: '<img src=x onerror=alert(1)>', type: 'web' },
      ],
    }),
    overview: overviewWith({
      callsToday: Number.MAX_SAFE_INTEGER,
      timeline: days(3, 1_200_000_000, Number.MAX_SAFE_INTEGER),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('Web')).toBeVisible();
    await cursor(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
