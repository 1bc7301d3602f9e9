import { Page } from '@platform/ui';
import { AnalyticsScreen } from '@platform/ui/dashboard';
import type { AnalyticsScreenProps } from '@platform/ui/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { checkLargerText } from '../../../.storybook/checkLargerText.ts';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import {
  conversations,
  hrefs,
  integrations,
  interactions,
  leads,
  odd,
  usage,
} from './analyticsFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

const message = 'Something went wrong. Please try again.';
const retry = fn();
const notLoaded = failed(message, retry);
const notOffered = { ...unavailable, retry: fn() } as const;
const overview = { callsToday: 148, callsThisWeek: 862, successRate: 0.93 };

const meta = {
  title: 'Dashboard/Analytics',
  component: AnalyticsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<AnalyticsScreenProps>({
      conversations: message,
      overview: message,
      leads: message,
      interactions: message,
      integrations: message,
      usage: message,
    }),
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    range: { range: 'week', from: '', to: '' },
    onRangeChange: fn(),
    days: { first: new Date(2024, 5, 12), last: new Date(2024, 5, 18) },
    timeZone: 'Europe/London',
    conversations: ready(conversations),
    overview: ready(overview),
    leads: ready(leads),
    interactions: ready(interactions),
    integrations: ready(integrations),
    usage: ready(usage),
    hrefs,
    onOpen: fn(),
    onExport: fn(),
  },
  render: (args) => (
    <Page>
      <AnalyticsScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof AnalyticsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The mockup analytics. */
export const Default: Story = { parameters: atEveryWidth };

/** Each mark links to the list it counts. */
export const Marks: Story = {
  play: async ({ args, canvas }) => {
    const leadsTo = (name: string | RegExp, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leadsTo('Conversations: 862', '/voice-agent/call-history');
    await leadsTo('Week 24: 9 created', '/crm/leads?from=2024-6-10');
    await leadsTo('Week 24: 2 won', '/crm/leads?from=2024-6-10&status=won');
    await leadsTo(/^Meetings 9/, '/crm/interactions?type=meeting');
    await leadsTo('Google Calendar Action Required', '/integrations?tab=action_required');
    await leadsTo(/^Voice Minutes/, '/billing');
    const chart = canvas.getByRole('slider', { name: 'Day of the chart' });
    chart.focus();
    await fireEvent.change(chart, { target: { value: '1' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/voice-agent/call-history?from=2024-6-12');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Range' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last 90 days' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({ range: 'quarter' });
  },
};

/** The mockup: one panel failed, the others are complete. */
export const OneFailed: Story = {
  args: { usage: notLoaded },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Usage versus plan' });
    await expect(within(panel).getByRole('alert')).toHaveTextContent('Usage could not be loaded');
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Source: integrations, 3 of 6 in use.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    conversations: notLoaded,
    overview: notLoaded,
    leads: notLoaded,
    interactions: notLoaded,
    integrations: notLoaded,
    usage: notLoaded,
  },
};

export const RefreshFailed: Story = {
  args: { leads: outdated(leads, message, fn()) },
};

export const Loading: Story = {
  args: {
    conversations: loading,
    overview: loading,
    leads: loading,
    interactions: loading,
    integrations: loading,
    usage: loading,
  },
};

export const Unavailable: Story = {
  args: { conversations: notOffered, overview: notOffered, integrations: notOffered },
};

/** No data: the axes stay, and missing figures are a dash. */
export const Empty: Story = {
  args: {
    conversations: ready({
      ...conversations,
      total: 0,
      counted: 0,
      before: { total: 0, isTruncated: false },
      days: conversations.days.map(({ day }) => ({ day, count: 0 })),
    }),
    overview: ready({ callsToday: null, callsThisWeek: null, successRate: null }),
    leads: ready({
      ...leads,
      now: { created: 0, won: 0 },
      before: { created: 0, won: 0 },
      periods: leads.periods.map((period) => ({ ...period, created: 0, won: 0 })),
      loaded: 0,
    }),
    interactions: ready({ ...interactions, total: 0, calls: 0, types: [], loaded: 0 }),
    integrations: ready([]),
    usage: ready(null),
  },
};

/** Full loads report that there may be more; unknown values are shown as received. */
export const OddContent: Story = {
  args: {
    conversations: ready(odd.conversations),
    leads: ready(odd.leads),
    interactions: ready(odd.interactions),
    integrations: ready(odd.integrations),
    usage: ready(odd.usage),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Source: voice agents, 1,000 of 4,812 conversations.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Interactions: 97+' })).toBeVisible();
    await expect(canvas.getByText(/^<b>fax<\/b>/)).toBeVisible();
  },
};

/** Longer rows wrap and boxes grow: nothing is truncated on phones. */
export const LargerText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: checkLargerText,
};
