import type { TranscriptEntry } from '@platform/domain';
import { TestAgentDialog } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import {
  chatting,
  devices,
  ended,
  longTranscript,
  noDevices,
  ready,
  speaking,
  longCall,
  mockActions,
} from './testCallFixtures.ts';

/** The mockups test-agent and test-agent-text, and every other state of a test call. */
const meta = {
  title: 'Voice/Test call',
  component: TestAgentDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    agentName: 'Front desk',
    state: speaking,
    actions: mockActions(),
    devices,
    levels: () => ({ caller: 0.5, agent: 0 }),
    browser: 'chromium',
    hasMinutes: true,
    plansHref: '/billing/plans',
    onClose: fn(),
  },
} satisfies Meta<typeof TestAgentDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const dialog = () => within(screen.getByRole('dialog', { name: 'Test Front desk' }));
const button = (name: string) => dialog().getByRole('button', { name });

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

/** On a phone the wave and the devices are hidden; the level stays in the header. */
export const LevelInHeader: Story = {
  globals: phone,
  play: async () => {
    const litSegments = () => screen.getByRole('dialog').querySelectorAll('[data-lit]');
    await waitFor(() => expect(litSegments()).toHaveLength(3));
    for (const segment of litSegments()) await expect(segment).toBeVisible();
  },
  parameters: { hasPicture: true },
};

export const Chatting: Story = {
  args: { state: chatting },
  parameters: { ...atEveryWidth, alsoIn: [], hasPicture: false },
};

export const Ended: Story = {
  args: { state: ended, callHref: '/voice-agent/call-history?call=c1' },
  parameters: { ...atEveryWidth, alsoIn: [], hasPicture: false },
};

/** The lines of an earlier call are offered one by one, and can be edited. */
export const Replay: Story = {
  args: {
    state: { ...chatting, phase: 'listening', entries: [] },
    replay: ['Are you open on Saturday?', 'Thank you, bye!'],
    actions: mockActions(),
  },
  render: function Render(args) {
    const [entries, setEntries] = useState<TranscriptEntry[]>([]);
    const onSend = (text: string) => {
      args.actions.onSend(text);
      const turn = { kind: 'turn', speaker: 'caller', text, isFinal: true, latency: null } as const;
      setEntries((before) => [...before, { ...turn, id: before.length }]);
      return true;
    };
    return (
      <TestAgentDialog
        {...args}
        state={{ ...args.state, entries }}
        actions={{ ...args.actions, onSend }}
      />
    );
  },
  play: async ({ args }) => {
    const field = dialog().getByRole('textbox', { name: 'Write what a caller would say' });
    await expect(field).toHaveValue('Are you open on Saturday?');
    await expect(dialog().getByText('Line 1 of 2 of the call')).toBeVisible();
    await userEvent.type(field, ' And Sunday?{Enter}');
    await expect(args.actions.onSend).toHaveBeenCalledWith('Are you open on Saturday? And Sunday?');
    await expect(field).toHaveValue('Thank you, bye!');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveValue('');
    await expect(dialog().getByText('Every line of the call has been replayed.')).toBeVisible();
  },
};

/** A text typed before a chat starts it, and is sent once the agent has greeted. */
export const TypesAtOnce: Story = {
  args: { state: ready, devices: noDevices, actions: mockActions() },
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return (
      <TestAgentDialog
        {...args}
        state={state}
        actions={{
          ...args.actions,
          onModeChange: (mode) => setState((before) => ({ ...before, mode })),
          onStart: () => {
            args.actions.onStart();
            setState((before) => ({ ...before, phase: 'connecting' }));
            setTimeout(() => setState({ ...chatting, phase: 'listening' }), 50);
          },
          onSend: (text) => {
            args.actions.onSend(text);
            return true;
          },
        }}
      />
    );
  },
  play: async ({ args }) => {
    const field = dialog().getByRole('textbox', { name: 'Write what a caller would say' });
    await userEvent.type(field, 'Are you open?{Enter}');
    await expect(field).toHaveValue('Are you open?');
    await expect(args.actions.onStart).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.actions.onSend).toHaveBeenCalledWith('Are you open?'));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The controls of a chat are one row where there is little room. */
export const ControlsInARow: Story = {
  args: { state: chatting },
  globals: phone,
  parameters: { hasPicture: true },
};

/** No audio before a click; the user tests the microphone first. */
export const Ready: Story = {
  args: { state: ready, devices: noDevices, actions: mockActions() },
  play: async ({ args }) => {
    await waitFor(() => expect(button('Start call')).toHaveFocus());
    await userEvent.click(button('Check microphone'));
    await expect(args.actions.onCheckMicrophone).toHaveBeenCalledWith('');
    await userEvent.click(dialog().getByRole('radio', { name: 'Text' }));
    await expect(args.actions.onModeChange).toHaveBeenCalledWith('text');
    await userEvent.click(button('Start call'));
    await expect(args.actions.onStart).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Before a call the user fills in placeholders and chooses a test case. */
export const Setup: Story = {
  args: {
    state: ready,
    devices: noDevices,
    variables: {
      names: ['caller_name', 'company'],
      values: { company: 'Northwind' },
      onChange: fn(),
    },
    cases: {
      all: [{ id: 'c1', name: 'Are you open on Saturday?' }],
      chosenId: 'c1',
      onChoose: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByRole('textbox', { name: 'caller_name' }), 'A');
    await expect(args.variables?.onChange).toHaveBeenLastCalledWith('caller_name', 'A');
    await userEvent.click(button('Delete case'));
    await expect(args.cases?.onRemove).toHaveBeenCalledWith('c1');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Regression case' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No case' }));
    await expect(args.cases?.onChoose).toHaveBeenCalledWith('');
  },
};

/** The caller's lines are saved once, as a test case. */
export const SaveCase: Story = {
  args: { state: ended, actions: { ...mockActions(), onSaveCase: fn() } },
  play: async ({ args }) => {
    await userEvent.click(button('Save as regression case'));
    await userEvent.click(button('Saved as a regression case'));
    await expect(args.actions.onSaveCase).toHaveBeenCalledOnce();
  },
};

/** A call by voice with the keyboard: mute, interrupt, type, open a tool call, hang up, close. */
export const Call: Story = {
  args: { actions: mockActions(), onClose: fn() },
  play: async ({ args }) => {
    const { actions } = args;
    await expect(dialog().getByText('You can interrupt at any time')).toBeVisible();
    await expect(dialog().getByRole('timer')).toHaveTextContent('0:48');
    await expect(dialog().getByRole('radio', { name: 'Voice' })).toBeDisabled();
    const log = dialog().getByRole('log', { name: 'Transcript' });
    await expect(within(log).getByText('Answered after 640 ms')).toBeInTheDocument();

    const field = dialog().getByRole('textbox', { name: 'Type instead of speaking' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Friday then{Enter}');
    await expect(actions.onSend).toHaveBeenCalledWith('Friday then');
    await expect(field).toHaveValue('');

    const tool = within(log).getByText('find_free_slots').closest('summary');
    tool?.focus();
    await userEvent.click(tool as HTMLElement);
    await expect(within(log).getByText(/api_key: •••/)).toBeVisible();
    await expect(within(log).queryByText(/k-123/)).toBeNull();

    await userEvent.selectOptions(
      dialog().getByRole('combobox', { name: 'Microphone' }),
      'Headset',
    );
    await expect(actions.onCheckMicrophone).toHaveBeenCalledWith('headset');
    button('Mute').focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(actions.onMute).toHaveBeenCalledWith(true);
    await expect(actions.onInterrupt).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(actions.onHangUp).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Close and end the call'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Enter sends, Shift + Enter breaks the line; neither an input method nor a held key sends. */
export const SendsByEnter: Story = {
  args: { state: chatting, actions: { ...mockActions(), onSend: fn(() => true) } },
  play: async ({ args }) => {
    const field = dialog().getByRole('textbox', { name: 'Write what a caller would say' });
    await expect(dialog().getByText('for a new line')).toBeVisible();
    await userEvent.type(field, 'Two things.{Shift>}{Enter}{/Shift}First');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, repeat: true });
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.actions.onSend).toHaveBeenCalledTimes(1);
    await expect(args.actions.onSend).toHaveBeenCalledWith('Two things.\nFirst');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Text that could not be sent stays in the field, also when the call ends. */
export const NotSent: Story = {
  args: { state: chatting, actions: { ...mockActions(), onSend: fn(() => false) } },
  play: async () => {
    const field = dialog().getByRole('textbox', { name: 'Write what a caller would say' });
    await userEvent.type(field, 'And teeth?{Enter}');
    await expect(field).toHaveValue('And teeth?');
    await expect(dialog().getByText('335 ms')).toBeVisible();
  },
};

/** The server's message is below ours, and the transcript is saved. */
export const Failed: Story = {
  args: {
    state: { ...ended, end: { reason: 'error', detail: 'The model is away', conversationId: '' } },
    actions: mockActions(),
  },
  play: async ({ args }) => {
    await expect(dialog().getByText('The agent could not continue.')).toBeVisible();
    await expect(dialog().getByText('The service said: The model is away')).toBeVisible();
    await userEvent.click(button('Save transcript'));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      expect.stringContaining('You: The morning, please.\nAgent: Friday at 09:40 it is. Goodbye.'),
    );
    await userEvent.click(button('Start again'));
    await expect(args.actions.onStart).toHaveBeenCalledOnce();
  },
};

/** V02: instructions for the current browser, and the text mode. */
export const Denied: Story = {
  args: {
    state: { ...ready, microphoneProblem: 'denied' },
    devices: noDevices,
    browser: 'firefox',
    actions: mockActions(),
  },
  play: async ({ args }) => {
    await expect(dialog().getByText(/Remove the block with the icon left/)).toBeVisible();
    await expect(dialog().getByText(/Text mode still works/)).toBeVisible();
    await userEvent.click(button('Check again'));
    await expect(args.actions.onCheckMicrophone).toHaveBeenCalledWith('');
  },
};

/** Voice is unavailable without minutes; text is not. */
export const MinutesUsedUp: Story = {
  args: { state: ready, hasMinutes: false, actions: mockActions() },
  play: async ({ args }) => {
    const link = dialog().getByRole('link', { name: 'See plans' });
    await expect(link).toHaveAttribute('href', '/billing/plans');
    await userEvent.click(button('Start call'));
    await expect(args.actions.onStart).not.toHaveBeenCalled();
    await expect(button('Start call')).toHaveAccessibleDescription('No voice minutes left');
  },
};

/** The transcript follows the conversation until the user scrolls up. */
export const LongContent: Story = {
  args: {
    agentName: 'Front desk',
    state: { ...longCall, entries: longTranscript },
    levels: () => ({ caller: 0, agent: 0 }),
  },
  play: async () => {
    const log = dialog().getByRole('log', { name: 'Transcript' });
    await userEvent.click(within(log).getByText(/create_appointment/));
    await userEvent.click(within(log).getByRole('button', { name: 'Show all' }));
    log.scrollTop = 0;
    await userEvent.click(await dialog().findByRole('button', { name: 'Back to now' }));
    await waitFor(() =>
      expect(log.scrollTop + log.clientHeight).toBeGreaterThanOrEqual(log.scrollHeight - 2),
    );
    await expect(dialog().getByText('The microphone was unplugged')).toBeVisible();
  },
};
