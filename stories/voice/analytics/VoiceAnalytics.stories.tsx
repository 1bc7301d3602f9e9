import { Page } from '@platform/ui';
import { VoiceAnalyticsScreen } from '@platform/ui/voice';
import type { HistoryPart, VoiceAnalyticsScreenProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { agents, callHref, noFilter, voicePaths } from '../calls/callsFixtures.ts';
import { truncated, fewCalls, noCalls, statistics } from './analyticsFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

const message = 'The figures could not be loaded.';
const historyHref = ({ day, outcome, reason }: HistoryPart) =>
  `${voicePaths.callHistory}?${day ? `day=${day.getDate()}` : (outcome ?? reason ?? '')}`;

const meta = {
  title: 'Voice/Analytics',
  component: VoiceAnalyticsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<VoiceAnalyticsScreenProps>({ statistics: message }),
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    paths: voicePaths,
    filter: noFilter,
    onFilterChange: fn(),
    agents,
    statistics: ready(statistics),
    historyHref,
    callHref,
    onOpen: fn(),
    timeZone: 'Europe/London',
    onExport: fn(),
  },
  render: (args) => (
    <Page>
      <VoiceAnalyticsScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof VoiceAnalyticsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The mockup voice-analytics. */
export const Default: Story = { parameters: atEveryWidth };

/** Each mark links to the calls it counts: the chart's days by keyboard, outcomes and reasons. */
export const Marks: Story = {
  play: async ({ args, canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Day of the chart' });
    chart.focus();
    await fireEvent.change(chart, { target: { value: '1' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/voice-agent/call-history?day=12');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('link', { name: 'Sat' })).toHaveAttribute(
      'href',
      '/voice-agent/call-history?day=15',
    );
    await expect(canvas.getByRole('link', { name: /^Voicemail 78 9%$/ })).toHaveAttribute(
      'href',
      '/voice-agent/call-history?voicemail',
    );
    await expect(canvas.getByRole('link', { name: 'Fault' })).toHaveAttribute(
      'href',
      '/voice-agent/call-history?error',
    );
    await expect(canvas.getByRole('link', { name: 'Answered: 811' })).toHaveAttribute(
      'href',
      '/voice-agent/call-history?answered',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Range' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last 90 days' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ range: 'quarter' });
  },
};

/** Dots that each open a call, instead of percentiles; unknown values as received. */
export const OddContent: Story = {
  args: { statistics: ready(fewCalls) },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('link', { name: '420 ms, 13/06/24 09:00' });
    await expect(dot).toHaveAttribute('href', callHref('call-0'));
    await expect(canvas.getByText('<b>sold</b>')).toBeVisible();
    await expect(canvas.getByText('solar_flare')).toBeVisible();
  },
};

/** More calls than one load contains. */
export const Truncated: Story = {
  args: { statistics: ready(truncated) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Based on 1,000 of 4,812 calls', { selector: 'span[aria-hidden]' }),
    ).toBeVisible();
  },
};

/** The axes stay without calls. */
export const NoCalls: Story = { args: { statistics: ready(noCalls) } };

export const Loading: Story = { args: { statistics: loading } };

export const Failed: Story = {
  args: { statistics: failed(message, fn()) },
};

export const RefreshFailed: Story = {
  args: { statistics: outdated(statistics, message, fn()) },
};

export const Unavailable: Story = { args: { statistics: unavailable } };
