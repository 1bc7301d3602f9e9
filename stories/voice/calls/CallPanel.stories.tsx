import type { Conversation } from '@platform/domain';
import { definePanelSlots, SidePanelContainer, Text } from '@platform/ui';
import { CallFollowUp } from '@platform/ui/crm';
import { CallPanel } from '@platform/ui/voice';
import type { CallPanelProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { callHref, detail, longDetail, oddCalls, silence } from './callsFixtures.ts';
import { failed, loading, ready, refused } from '../../remotes.ts';

const message = 'The call could not be loaded.';
const readyArgs = (changes: Partial<typeof detail> = {}) => {
  const data = { ...detail, ...changes };
  return { call: ready(data), detail: ready(data) } as const;
};

const meta = {
  title: 'Voice/Call panel',
  component: CallPanel,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<CallPanelProps>({ call: message, detail: message }),
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    callId: 'call-1',
    ...readyArgs(),
    callHref,
    contactName: 'Elena Petrova',
    contactHref: '/crm/contacts?contact=c-1',
    position: { number: 1, total: 100 },
    onNext: fn(),
    onClose: fn(),
    onReload: fn(),
    onCreateInteraction: fn(),
    onReplay: fn(),
  },
  render: (args: CallPanelProps) => (
    <SidePanelContainer>
      <main>
        <CallPanel {...args} />
      </main>
    </SidePanelContainer>
  ),
} satisfies Meta<typeof CallPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('complementary'));

/** Without a recording, which requires consent. */
export const Default: Story = { parameters: atEveryWidth };

/** A tool call expands; the contact is a link, and an interaction is created. */
export const Details: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    await expect(inside.getByText('The caller hung up.')).toBeVisible();
    await expect(inside.getByText('$0.19')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Elena Petrova' })).toBeVisible();
    await userEvent.click(inside.getByText('find_free_slots'));
    await expect(await inside.findByText(/"practitioner": "any"/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Create interaction' }));
    await expect(args.onCreateInteraction).toHaveBeenCalledWith(detail);
    await userEvent.click(inside.getByRole('button', { name: 'Replay on current agent' }));
    await expect(args.onReplay).toHaveBeenCalledWith(detail);
  },
};

/** A logged call has a link to its interaction; nothing can be logged twice. */
export const Logged: Story = {
  args: {
    loggedHref: '#interaction',
    followUp: (
      <CallFollowUp
        contact={{ name: 'Elena Petrova', href: '#contact' }}
        status="Qualified"
        nextDate="2024-07-02"
        minDate="2024-06-18"
        onStatusChange={fn()}
        onNextDateChange={fn()}
      />
    ),
  },
  parameters: atEveryWidth,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Logged · Open' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Create interaction' })).toBeNull();
    await expect(screen.getByRole('region', { name: 'Follow-up' })).toBeVisible();
  },
};

const unresolved = { ...readyArgs({ outcome: 'unresolved' }), onTeach: fn() };

/** An answer of an unresolved call has 'Teach this'; what answers no question has none. */
export const Teachable: Story = {
  args: unresolved,
  play: async ({ args }) => {
    const inside = await panel();
    const buttons = inside.getAllByRole('button', { name: 'Teach this' });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[1]!);
    await expect(args.onTeach).toHaveBeenLastCalledWith({
      question: 'The morning, please.',
      answered: 'Done. You are booked for Friday at 09:40.',
      turn: 6,
    });
    await userEvent.unhover(buttons[1]!);
    buttons[1]!.blur();
  },
};

/** With a recording, a turn has two buttons in one tab stop; teaching does not start playback. */
export const TeachableRecorded: Story = {
  args: { ...unresolved, ...readyArgs({ outcome: 'unresolved', recordingUrl: silence(134) }) },
  play: async ({ args }) => {
    const inside = await panel();
    (await inside.findByRole('button', { name: 'Play from 0:44' })).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onTeach).toHaveBeenCalledOnce();
    await expect(inside.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** A resolved call needs no other answer. */
export const NotTeachable: Story = {
  args: { onTeach: fn() },
  play: async () => {
    const inside = await panel();
    await expect(inside.queryByRole('button', { name: 'Teach this' })).toBeNull();
  },
};

/** A text-mode test has no recording, even if the agent announces one. */
export const TextTest: Story = {
  args: readyArgs({ isTest: true, isByText: true }),
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText(/This was a test in text mode/)).toBeVisible();
    await expect(inside.queryByText(/consent/)).toBeNull();
  },
};

const silentAudio = silence(134);

/** The user seeks by the slider, by clicking a turn, or by keyboard. */
export const Recorded: Story = {
  args: readyArgs({ recordingUrl: silentAudio }),
  play: async () => {
    const inside = await panel();
    const position = await inside.findByRole('slider', { name: 'Position' });
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '0:00 of 2:14'));
    position.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '0:10 of 2:14'));
    const current = () => inside.getAllByRole('listitem').find((line) => line.ariaCurrent);
    await expect(current()).toHaveTextContent('good morning');

    inside.getByRole('button', { name: 'Play from 0:00' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(current()).toHaveTextContent('move my appointment'));
    await userEvent.click(inside.getByText('The morning, please.'));
    await waitFor(() => expect(current()).toHaveTextContent('The morning, please.'));
    const pause = await inside.findByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await expect(await inside.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** The recording fails to load: the transcript and Retry stay. */
export const RecordingFailed: Story = {
  args: readyArgs({ recordingUrl: URL.createObjectURL(new Blob(['not a sound'])) }),
  play: async ({ args }) => {
    const inside = await panel();
    await expect(await inside.findByText('The recording could not be played.')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Play from 0:31' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Of two thousand turns only those in view are mounted; End reaches the last one. */
export const LongTranscript: Story = {
  args: {
    call: ready(longDetail),
    detail: ready({ ...longDetail, recordingUrl: silentAudio }),
  },
  play: async () => {
    const inside = await panel();
    await expect(inside.getAllByRole('listitem').length).toBeLessThan(60);
    inside.getByRole('button', { name: 'Play from 0:00' }).focus();
    await userEvent.keyboard('{End}');
    await expect(inside.getByRole('button', { name: 'Play from 1:06:38' })).toHaveFocus();
    await expect(inside.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

/** Markup and right-to-left text are plain text; unknown values are shown as received. */
export const OddContent: Story = {
  args: {
    ...readyArgs({
      ...oddCalls[0],
      endedReason: null,
      endedReasonText: 'solar_flare',
      summary: '<script>alert(1)</script> تم نقل الموعد',
      turns: [
        { speaker: null, text: '<b>مرحبا</b>', atMs: null, latencyMs: null },
        { speaker: 'caller', text: 'x'.repeat(4000), atMs: null, latencyMs: null },
      ],
    }),
    contactName: undefined,
    contactHref: undefined,
  },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText('Ended with “solar_flare”.')).toBeVisible();
    await expect(inside.getByText('<b>مرحبا</b>')).toBeVisible();
    await expect(inside.getByText('Unknown speaker')).toBeVisible();
  },
};

/** Without permission for transcripts, the panel still shows the call. */
export const TranscriptRefused: Story = {
  args: { detail: refused("Permission 'voice.transcripts' required") },
};

export const StillProcessing: Story = { args: readyArgs({ isProcessing: true, turns: [] }) };

export const Loading: Story = {
  args: { call: loading, detail: loading },
};

export const Failed: Story = {
  args: {
    call: failed(message, fn()),
    detail: failed(message, fn()),
  },
};

export const RefreshFailed: Story = {
  args: { detail: { ...readyArgs().detail, refreshError: { message, retry: fn() } } },
};

export const Missing: Story = { args: { call: ready(null) } };

/** Custom facts and sections. */
export const CustomParts: Story = {
  args: {
    slots: definePanelSlots<Conversation>({
      facts: (own) => [{ label: 'Berth', value: 'B4' }, ...own],
      sections: () => <Text as="h3">Mooring</Text>,
    }),
  },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText('B4')).toBeVisible();
    await expect(inside.getByRole('heading', { name: 'Mooring' })).toBeVisible();
  },
};
