import { Page } from '@platform/ui';
import {
  AgentFormScreen,
  AgentNotFound,
  ConflictDialog,
  DraftChat,
  toFormValues,
} from '@platform/ui/voice';
import type { AgentFormScreenProps, AgentSaveOutcome, AgentValues } from '@platform/ui/voice';
import type { TestCallState } from '@platform/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { voicePaths } from '../paths.ts';
import { chatting, ready as chatReady } from '../testCall/testCallFixtures.ts';
import { blank, choices, frontDesk, templates } from './agentFormFixtures.ts';
import { failed, loading, ready, unavailable } from '../../remotes.ts';

const agent: AgentFormScreenProps['agent'] = {
  name: 'Front desk',
  type: 'inbound',
  isEnabled: true,
  phoneNumber: '+441632960101',
  onSwitch: fn(),
};

const meta = {
  title: 'Voice/Agent form',
  component: AgentFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    paths: voicePaths,
    initialValues: frontDesk,
    agent,
    choices,
    onDraftChange: fn(),
    onDirtyChange: fn(),
    onSave: fn(async (values: AgentValues): Promise<AgentSaveOutcome> => ({
      status: 'saved',
      values,
    })),
    onTest: fn(),
  },
  render: (args) => (
    <Page>
      <AgentFormScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof AgentFormScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });

export const Default: Story = { parameters: atEveryWidth };

/** Starts from a template; typed values stay when another is chosen. */
export const Creates: Story = {
  args: {
    agent: undefined,
    initialValues: blank,
    templates: ready(templates),
    templateId: 't1',
  },
  play: async ({ args }) => {
    await expect(field('Name')).toHaveValue('');
    await expect(field('First message')).toHaveValue(frontDesk.firstMessage);
    await userEvent.type(field('Name'), 'Reminders');
    await userEvent.type(field('First message'), ' Hello.');
    await userEvent.click(screen.getByRole('radio', { name: /^Reminders/ }));
    await expect(field('First message')).toHaveValue(`${frontDesk.firstMessage} Hello.`);
    await expect(field('Instructions')).toHaveValue('Remind people of their next visit.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, expect.any(Function));
    await userEvent.click(screen.getByRole('radio', { name: /^Theo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Agent' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      ...blank,
      name: 'Reminders',
      type: 'outbound',
      voiceId: 'v2',
      firstMessage: `${frontDesk.firstMessage} Hello.`,
      instructions: 'Remind people of their next visit.',
    });
    await expect(await screen.findByText('Nothing to save')).toBeVisible();
  },
};

/** The card saves, names what is missing and leads to its field; an agent goes online from it. */
export const ReadyToGoOnline: Story = {
  args: {
    initialValues: { ...frontDesk, voiceId: '', phoneNumberId: '' },
    agent: { ...agent, isEnabled: false },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { hasPicture: true },
  play: async ({ args }) => {
    const card = within(screen.getByRole('complementary', { name: 'Summary' }));
    await expect(card.getByText('2 things missing to go online')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Number' }));
    await expect(screen.getByRole('combobox', { name: 'Number' })).toHaveFocus();
    await userEvent.click(card.getByRole('button', { name: 'Voice' }));
    const voice = screen.getByRole('radio', { name: /^Maren/ });
    await expect(voice).toHaveFocus();
    await expect(card.getByText('Takes no calls')).toBeVisible();
    await userEvent.click(voice);
    await expect(card.getByText('1 thing missing to go online')).toBeVisible();
    await expect(card.getByText('Going online saves your changes first.')).toBeVisible();

    await userEvent.click(card.getByRole('switch', { name: 'Front desk is online' }));
    await waitFor(() => expect(args.agent?.onSwitch).toHaveBeenCalledWith(true));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ voiceId: 'v1' }));
    await userEvent.unhover(card.getByRole('switch'));
    (document.activeElement as HTMLElement).blur();
  },
};

const onChatSend = fn<(text: string) => boolean>(() => true);
const onChatStart = fn();

function Chat() {
  const [state, setState] = useState<TestCallState>({ ...chatReady, mode: 'text' });
  const onStart = () => {
    onChatStart();
    setState({ ...chatting, phase: 'listening' });
  };
  const onEnd = () => setState((before) => ({ ...before, phase: 'ended' }));
  return (
    <DraftChat
      state={state}
      isOutdated={() => false}
      onStart={onStart}
      onSend={onChatSend}
      onEnd={onEnd}
    />
  );
}

/** A box in the card talks to the agent of the form, which need not be saved. */
export const TalksToDraft: Story = {
  args: { renderChat: () => <Chat /> },
  globals: { viewport: { value: 'desktop' } },
  parameters: { hasPicture: true },
  play: async ({ args }) => {
    const card = within(screen.getByRole('region', { name: 'Try it unsaved' }));
    const box = card.getByRole('textbox', { name: 'Write what a caller would say' });
    await userEvent.type(box, 'Are you open?{Enter}');
    await waitFor(() => expect(onChatSend).toHaveBeenCalledWith('Are you open?'));
    await expect(onChatStart).toHaveBeenCalledOnce();
    await expect(card.getByRole('log', { name: 'Transcript' })).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(args.onSave).not.toHaveBeenCalled();
    box.blur();
  },
};

/** A field is validated on blur, all of them on submit; each error links to its field. */
export const FieldsRefused: Story = {
  args: { agent: undefined, initialValues: blank, templates: ready(templates) },
  play: async ({ args }) => {
    await userEvent.type(field('Name'), 'x');
    await userEvent.tab();
    await expect(await screen.findByText('Use 2 to 60 characters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Agent' }));
    const problems = await screen.findByRole('alert');
    await expect(problems).toHaveTextContent('3 fields need your attention');
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await userEvent.click(within(problems).getByRole('button', { name: /^Instructions/ }));
    await expect(field('Instructions')).toHaveFocus();
    await userEvent.type(field('Name'), 'y');
    await expect(await screen.findByText('2 fields need your attention')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The draft of an earlier visit is restored, and discarded. */
export const DraftKept: Story = {
  args: { draft: { ...toFormValues(frontDesk), name: 'Reception' } },
  play: async ({ args }) => {
    await expect(field('Name')).toHaveValue('Reception');
    await expect(screen.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await expect(field('Name')).toHaveValue('Front desk');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(screen.queryByText('Draft kept')).toBeNull();
  },
};

/** Without write permission the fields are disabled, with the reason. */
export const WritesRefused: Story = {
  args: { refusal: "Permission 'voice.manage' required" },
  play: async ({ args }) => {
    await expect(field('Name')).toHaveAttribute('readonly');
    await expect(screen.getByRole('radio', { name: /^Theo/ })).toBeDisabled();
    const save = screen.getByRole('button', { name: 'Save Changes' });
    await expect(save).toHaveAccessibleDescription("Permission 'voice.manage' required");
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Deleted elsewhere: the values can be saved as a new agent. */
export const DeletedElsewhere: Story = {
  args: { onSaveAsNew: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Create it as a new agent' }));
    await expect(args.onSaveAsNew).toHaveBeenCalledWith(toFormValues(frontDesk));
  },
};

/** Deleted voices, tools, bases and numbers stay listed and marked; so do unknown values. */
export const LongAndOdd: Story = {
  args: {
    initialValues: {
      ...frontDesk,
      name: 'Reception of the northern surgeries, evenings and weekends',
      type: 'fax',
      language: 'not a language',
      model: 'gpt-oss-120b',
      voiceId: 'gone-voice',
      toolIds: ['t1', 'gone-tool'],
      knowledgeBaseIds: ['gone-base'],
      phoneNumberId: 'gone-number',
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findAllByText('No longer available')).not.toHaveLength(0);
    await expect(screen.getByRole('radio', { name: /^gone-voice/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'gone-tool' }));
    await expect(screen.queryByRole('checkbox', { name: 'gone-tool' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveTextContent('1 field needs your attention');
    await expect(within(summary).getByRole('button', { name: 'Type' })).toBeVisible();
    await expect(screen.getByText('Choose a type')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Only a voice with a sample has a button; a failure is shown. */
export const SampleFailed: Story = {
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Play a sample of Isla' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play a sample of Maren' }));
    await expect(await screen.findByText('The sample could not be played.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    choices: { voices: loading, tools: loading, knowledgeBases: loading, numbers: loading },
  },
};

export const NothingToChoose: Story = {
  args: {
    initialValues: blank,
    choices: {
      voices: ready([]),
      tools: ready([]),
      knowledgeBases: ready([]),
      numbers: ready([]),
    },
  },
};

/** A list that fails to load leaves the rest of the form usable. */
export const ChoicesFailed: Story = {
  args: {
    choices: {
      voices: failed('The voices could not be loaded.', fn()),
      tools: failed('The tools could not be loaded.', fn()),
      knowledgeBases: unavailable,
      numbers: failed('The numbers could not be loaded.', fn()),
    },
  },
};

/** The deployment has no knowledge service. */
export const KnowledgeUnavailable: Story = {
  args: { choices: { ...choices, knowledgeBases: unavailable } },
};

const onChoose = fn();

/** For each setting the user keeps their own or the stored value. */
export const ChangedElsewhere: Story = {
  render: () => (
    <ConflictDialog
      conflicts={[
        { name: 'name', isMineChanged: true },
        { name: 'toolIds', isMineChanged: false },
      ]}
      mine={{ ...frontDesk, name: 'Reception' }}
      theirs={{ ...frontDesk, name: 'Main desk', toolIds: ['t3'] }}
      choices={choices}
      onChoose={onChoose}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    const tools = within(within(dialog).getByRole('radiogroup', { name: 'Tools' }));
    await expect(tools.getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    const name = within(within(dialog).getByRole('radiogroup', { name: 'Name' }));
    await expect(name.getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await userEvent.click(name.getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(tools.getByRole('radio', { name: /^Mine/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    await expect(onChoose).toHaveBeenCalledWith(new Set(['name']));
  },
};

export const NotFoundError: Story = {
  render: () => (
    <Page>
      <AgentNotFound
        failure={{ message: 'This agent does not exist, or was deleted.' }}
        agentsHref={voicePaths.agents}
      />
    </Page>
  ),
};
