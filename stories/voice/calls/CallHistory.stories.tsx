import { Page, SidePanelContainer } from '@platform/ui';
import { CallHistoryScreen, CallPanel } from '@platform/ui/voice';
import type { CallHistoryScreenProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { inShell } from '../../shell/inShell.tsx';
import {
  agents,
  callHref,
  calls,
  detail,
  noFilter,
  oddCalls,
  voicePaths,
} from './callsFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

const readyCalls = (conversations: typeof calls) => ready({ conversations, total: 862 });
const message = 'Calls could not be loaded.';

const meta = {
  title: 'Voice/Call history',
  component: CallHistoryScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<CallHistoryScreenProps>({ calls: message }),
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    paths: voicePaths,
    calls: readyCalls(calls),
    filter: noFilter,
    onFilterChange: fn(),
    agents,
    callHref,
    onExport: fn(),
    paging: {
      page: 1,
      hasPrevious: false,
      hasNext: true,
      onPrevious: fn(),
      onNext: fn(),
      note: '1 to 8 of 862',
    },
  },
  render: (args) => (
    <SidePanelContainer>
      <main>
        <Page>
          <CallHistoryScreen {...args} />
        </Page>
      </main>
    </SidePanelContainer>
  ),
} satisfies Meta<typeof CallHistoryScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

const names: Readonly<Record<string, string>> = {
  'call-1': 'Elena Petrova',
  'call-2': 'Maximilian Freiherr von und zu Hohenstein-Wittgenstein',
  'call-4': '  ',
  'call-5': 'مريم الحسيني',
};

/** A known contact's name is before the number; an unknown number stays a number. */
export const ContactNames: Story = {
  args: { contactNameOf: ({ id }) => names[id] },
  parameters: atEveryWidth,
  play: async ({ canvas }) => {
    const [, known, , unknown] = canvas.getAllByRole('row');
    await expect(within(known!).getAllByText('Elena Petrova')[0]).toBeInTheDocument();
    await expect(known).toHaveTextContent(/Elena Petrova.*\+44 20 7946 0112/);
    await expect(unknown).toHaveTextContent('+91 40');
  },
};

/** The mockup call-history. */
export const WithPanel: Story = {
  args: { openCallId: 'call-1' },
  render: (args) => (
    <>
      <CallHistoryScreen {...args} />
      <CallPanel
        callId="call-1"
        call={ready(detail)}
        detail={ready(detail)}
        callHref={callHref}
        contactName="Elena Petrova"
        contactHref="/crm/contacts?contact=c-1"
        position={{ number: 1, total: 8 }}
        onNext={fn()}
        onClose={fn()}
        onCreateInteraction={fn()}
      />
    </>
  ),
  decorators: [
    inShell({
      currentPath: voicePaths.callHistory,
      breadcrumb: [{ label: 'Voice Agent', href: voicePaths.agents }, { label: 'Call History' }],
    }),
  ],
};

/** Each filter reports its change; the export gets the visible rows. */
export const Filters: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Range' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('combobox', { name: 'Filter by outcome' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Transferred' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ outcome: 'transferred' });
    await userEvent.click(sheet.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'a');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'a' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(calls);
  },
};

/** An end before the start is an error of the field. */
export const CustomDates: Story = {
  args: { filter: { ...noFilter, range: 'custom', from: '2024-06-18', to: '2024-06-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('From date')).toHaveValue('18/06/2024');
    await expect(canvas.getByText('The last day is before the first.')).toBeVisible();
  },
};

/** Unknown values, markup and right-to-left text are plain text; a negative length is a dash. */
export const OddContent: Story = {
  args: { calls: readyCalls([...oddCalls, ...calls.slice(0, 2)]) },
  play: async ({ canvas }) => {
    const [, malformedRow] = canvas.getAllByRole('row');
    await expect(malformedRow).toHaveTextContent('abducted_by_aliens');
    await expect(malformedRow).toHaveTextContent('<b onclick="alert(1)">');
    await expect(within(malformedRow!).getAllByText('–')).not.toHaveLength(0);
  },
};

export const Loading: Story = { args: { calls: loading, paging: undefined } };

export const Failed: Story = {
  args: { calls: failed(message, fn()), paging: undefined },
};

export const RefreshFailed: Story = {
  args: { calls: outdated({ conversations: calls, total: 862 }, message, fn()) },
};

export const Unavailable: Story = { args: { calls: unavailable } };

export const NothingYet: Story = {
  args: { calls: ready({ conversations: [], total: 0 }) },
};

export const NothingFound: Story = {
  args: {
    calls: ready({ conversations: [], total: 0 }),
    filter: { ...noFilter, search: 'zebra', outcome: 'failed' },
  },
  play: async ({ args, canvas }) => {
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear!);
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      agent: '',
      outcome: '',
      reason: '',
      direction: '',
      search: '',
    });
  },
};
