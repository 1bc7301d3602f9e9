import { Page } from '@platform/ui';
import {
  AgentsScreen,
  DeleteAgentDialog,
  OfflineDialog,
  PreflightDialog,
  SeveralAgentsDialog,
} from '@platform/ui/voice';
import type { RemovalOutcome } from '@platform/ui';
import type { AgentsScreenProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { agentHref, voicePaths } from '../paths.ts';
import { agents, numberedAgents as numbered, oddAgents, templates } from './agentsFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

function StatefulAgents(props: AgentsScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [type, onTypeChange] = useState(props.type);
  const [state, onStateChange] = useState(props.state);
  const actions = { ...props.actions, onSearchChange, onTypeChange, onStateChange };
  return (
    <Page>
      <AgentsScreen {...props} {...{ search, type, state, actions }} />
    </Page>
  );
}

const meta = {
  title: 'Voice/Agents',
  component: AgentsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<AgentsScreenProps>({ agents: 'The agents could not be loaded.' }),
  },
  args: {
    paths: voicePaths,
    agentHref,
    templateHref: (id) => `${voicePaths.create}?template=${id}`,
    agents: ready({ agents, total: 45, pageSize: 5 }),
    templates: ready(templates),
    search: '',
    type: '',
    state: '',
    page: 1,
    actions: {
      onSearchChange: fn(),
      onTypeChange: fn(),
      onStateChange: fn(),
      onPageChange: fn(),
      onSwitch: fn(),
      onDuplicate: fn(),
      onDelete: fn(),
      onTest: fn(),
    },
  },
  render: (args) => <StatefulAgents {...args} />,
} satisfies Meta<typeof AgentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** The switch, the row menu and the paging call their actions. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    const [first] = agents;
    await userEvent.click(await canvas.findByRole('switch', { name: 'Front desk is online' }));
    await expect(args.actions.onSwitch).toHaveBeenCalledWith(first, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Test Front desk' }));
    await expect(args.actions.onTest).toHaveBeenCalledWith(first);
    for (const [item, called] of [
      ['Duplicate', args.actions.onDuplicate],
      ['Delete', args.actions.onDelete],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Front desk' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(called).toHaveBeenCalledWith(first));
    }
    await expect(canvas.getByRole('link', { name: 'Front desk' })).toHaveAttribute(
      'href',
      agentHref('a1'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.actions.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** The server returns ten agents per page although twenty are expected; every page is reached. */
export const ServerReturnsShorterPages: Story = {
  render: function Render(args) {
    const [page, onPageChange] = useState(1);
    const shown = numbered.slice((page - 1) * 10, page * 10);
    return (
      <StatefulAgents
        {...args}
        page={page}
        agents={ready({ agents: shown, total: numbered.length, pageSize: 20 })}
        actions={{ ...args.actions, onPageChange }}
      />
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('10 per page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Agent 11');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Agent 24');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('Agent 20');
  },
};

export const Empty: Story = {
  args: { agents: ready({ agents: [], total: 0, pageSize: 20 }) },
  play: async ({ canvas }) => {
    const gallery = within(await canvas.findByRole('list', { name: 'Templates' }));
    await expect(gallery.getByRole('link', { name: 'Receptionist' })).toHaveAttribute(
      'href',
      '/voice-agent/create?template=t1',
    );
    await expect(gallery.getByRole('link', { name: 'Blank' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { agents: ready({ agents: [], total: 0, pageSize: 20 }), search: 'xyz', type: 'web' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No agents found')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The plan allows no more agents: the button explains why, next to a link to the plans. */
export const PlanIsFull: Story = {
  args: { plansHref: '/billing/plans' },
  play: async ({ canvas }) => {
    const create = canvas.getByRole('button', { name: 'Create Agent' });
    await expect(create).toHaveAccessibleDescription(
      'Your plan does not include more voice agents.',
    );
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};

/** A missing figure is a dash; an agent without an id has no actions. */
export const OddAgents: Story = {
  args: { agents: ready({ agents: oddAgents, total: null, pageSize: 20 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('switch', { name: '<b>No id</b> is online' }),
    ).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Actions for <b>No id</b>' })).toBeNull();
  },
};

export const Loading: Story = { args: { agents: loading } };

export const Failed: Story = { args: { agents: failed('The agents could not be loaded.', fn()) } };

export const RefreshFailed: Story = {
  args: {
    agents: outdated({ agents, total: 5, pageSize: 20 }, 'The agents could not be loaded.'),
  },
};

export const Unavailable: Story = { args: { agents: unavailable } };

const onCheck = fn();

/** Each problem has a link that fixes it. */
export const PreflightRefuses: Story = {
  render: () => (
    <PreflightDialog
      name="Front desk"
      items={[
        {
          id: 'voice',
          text: 'No voice is chosen.',
          label: 'Choose a voice',
          href: agentHref('a1'),
        },
        {
          id: 'integration',
          text: 'Google Calendar is not connected. Needed by: book_appointment, move_appointment.',
          label: 'Connect Google Calendar',
          href: '/integrations',
        },
      ]}
      onCheck={onCheck}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Front desk cannot go online yet' }),
    );
    await expect(dialog.getByRole('link', { name: 'Connect Google Calendar' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await expect(onCheck).toHaveBeenCalledOnce();
  },
};

const numbers = [
  { number: '+441632960101', fallbackNumber: '' },
  { number: '+441632960102', fallbackNumber: '+441632960190' },
];
const onOffline = fn();

export const UnansweredNumbers: Story = {
  render: () => (
    <OfflineDialog name="Front desk" numbers={numbers} onConfirm={onOffline} onClose={fn()} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Take Front desk offline?' });
    await expect(dialog).toHaveTextContent('Calls go to +44 1632 960190.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take offline' }));
    await expect(onOffline).toHaveBeenCalledOnce();
  },
};

const onDelete = fn(async (): Promise<RemovalOutcome> => ({
  status: 'refused',
  message: 'The agent is in a call.',
}));

/** The user types the name by keyboard; a refusal stays. */
export const Deletes: Story = {
  render: () => (
    <DeleteAgentDialog
      name="Front desk"
      numbers={ready(numbers)}
      onConfirm={onDelete}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Front desk?' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent('This agent no longer answers:+44 1632 960101'),
    );
    const remove = within(dialog).getByRole('button', { name: 'Delete' });
    // A dialog takes the focus one frame after it opens; earlier keys go elsewhere.
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(remove);
    await expect(await within(dialog).findByText('This is not the name.')).toBeVisible();
    await userEvent.keyboard('Front desk');
    await userEvent.click(remove);
    await expect(await within(dialog).findByText('The agent is in a call.')).toBeVisible();
  },
};

const onSwitchSeveral = fn();
const onDeleteSeveral = fn();

const severalArgs: NonNullable<Story['args']> = {
  actions: { ...meta.args.actions, onSwitchSeveral, onDeleteSeveral },
};

/** Selected agents are taken online or offline, or deleted; those in the state already are left out. */
export const Several: Story = {
  args: severalArgs,
  play: async () => {
    const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
    for (const box of boxes.slice(-agents.length)) await userEvent.click(box);
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Take online' }));
    const offline = agents.filter(({ isEnabled }) => !isEnabled).map(({ name }) => name);
    const [[switched]] = onSwitchSeveral.mock.calls as [[readonly { name: string }[]]];
    await expect(switched.map(({ name }) => name).toSorted()).toEqual(offline.toSorted());
    bar.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onDeleteSeveral).toHaveBeenCalledOnce();
  },
};

const onSeveralConfirm = fn(async (ids: ReadonlySet<string>) =>
  ids.size > 1 ? [{ id: 'a2', message: 'No voice is chosen.' }] : [],
);

/** Agents that lack something stay offline and in the dialog, with the reason. */
export const SeveralOnline: Story = {
  render: () => (
    <SeveralAgentsDialog
      action="online"
      agents={[
        { id: 'a1', name: 'Front desk' },
        { id: 'a2', name: 'Night line' },
      ]}
      numbers={ready([])}
      onConfirm={onSeveralConfirm}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Take 2 agents online?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Take online' }));
    await dialog.findByText('No voice is chosen.');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Take online' }));
    await waitFor(() => expect(onSeveralConfirm).toHaveBeenLastCalledWith(new Set(['a2'])));
  },
};

/** Deleting several asks to type their number, and names the numbers that ring out. */
export const SeveralDeleted: Story = {
  render: () => (
    <SeveralAgentsDialog
      action="delete"
      agents={[
        { id: 'a1', name: 'Front desk' },
        { id: 'a2', name: 'Night line' },
      ]}
      numbers={ready([{ number: '+442079460100', fallbackNumber: '' }])}
      onConfirm={onSeveralConfirm}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 agents?' }));
    await expect(dialog.getByText('These numbers are no longer answered:')).toBeVisible();
    onSeveralConfirm.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onSeveralConfirm).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '2{Enter}');
    await waitFor(() => expect(onSeveralConfirm).toHaveBeenCalledOnce());
  },
};
