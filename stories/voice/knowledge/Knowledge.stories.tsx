import type { KnowledgeBase } from '@platform/domain';
import { Page } from '@platform/ui';
import { KnowledgeScreen } from '@platform/ui/voice';
import type { KnowledgeAgent, KnowledgeScreenProps, RetrievalChange } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { voicePaths } from '../paths.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

const base = (id: string, overrides: Partial<KnowledgeBase>): KnowledgeBase => ({
  key: id,
  id,
  name: '',
  description: '',
  documents: 14,
  readyDocuments: 14,
  updatedAt: new Date(2024, 5, 21, 9, 40),
  usedBy: [],
  ...overrides,
});

const bases = [
  base('kb-1', { name: 'Shop and services', description: 'Opening hours, prices, directions' }),
  base('kb-2', {
    name: 'Returns and repairs',
    description: 'What is covered, and for how long',
    documents: 6,
    readyDocuments: 5,
  }),
  base('kb-3', { name: 'Product manuals', documents: 112, readyDocuments: 96 }),
  base('kb-4', {
    name: 'Winter catalogue',
    description: 'Being read at the moment',
    documents: 3,
    readyDocuments: 0,
  }),
];

const agent = (
  id: string,
  name: string,
  overrides: Partial<KnowledgeAgent> = {},
): KnowledgeAgent => ({
  key: id,
  id,
  name,
  isEnabled: true,
  knowledgeBaseIds: [],
  retrievalSize: 4,
  isKnowledgeOnly: false,
  ...overrides,
});

const agents = [
  agent('a-1', 'Front desk', { knowledgeBaseIds: ['kb-1', 'kb-2'], isKnowledgeOnly: true }),
  agent('a-2', 'After-hours line', { knowledgeBaseIds: ['kb-1'] }),
  agent('a-3', 'Recepción en español', { knowledgeBaseIds: ['kb-1'] }),
  agent('a-4', 'Survey follow-up', { isEnabled: false }),
];

function StatefulKnowledge(props: KnowledgeScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [agentId, onAgentChange] = useState(props.agentId);
  const [list, setList] = useState(props.agents);
  const change = (id: string, apply: (known: KnowledgeAgent) => KnowledgeAgent) =>
    setList((before) =>
      before.status === 'ready'
        ? ready({
            ...before.data,
            agents: before.data.agents.map((one) => (one.id === id ? apply(one) : one)),
          })
        : before,
    );

  function attach(to: KnowledgeBase, { id }: KnowledgeAgent, isAttached: boolean) {
    props.onAttach(to, agent(id, ''), isAttached);
    change(id, (known) => {
      const others = known.knowledgeBaseIds.filter((one) => one !== to.id);
      return { ...known, knowledgeBaseIds: isAttached ? [...others, to.id] : others };
    });
  }

  function changeRetrieval({ id }: KnowledgeAgent, part: RetrievalChange) {
    props.onRetrievalChange(agent(id, ''), part);
    change(id, (known) => ({ ...known, ...part }));
  }

  return (
    <Page>
      <KnowledgeScreen
        {...props}
        {...{ search, onSearchChange, agentId, onAgentChange }}
        agents={list}
        onAttach={attach}
        onRetrievalChange={changeRetrieval}
      />
    </Page>
  );
}

const meta = {
  title: 'Voice/Knowledge base',
  component: KnowledgeScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<KnowledgeScreenProps>({
      bases: 'The knowledge bases could not be loaded. Please try again.',
      agents: 'The agents could not be loaded.',
    }),
  },
  args: {
    paths: voicePaths,
    bases: ready({ knowledgeBases: bases, total: bases.length }),
    agents: ready({ agents, total: agents.length }),
    search: '',
    onSearchChange: fn(),
    agentId: '',
    onAgentChange: fn(),
    pending: new Set<string>(),
    onAttach: fn(),
    onRetrievalChange: fn(),
  },
  render: (args) => <StatefulKnowledge {...args} />,
} satisfies Meta<typeof KnowledgeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { bases: loading, agents: loading } };

export const Empty: Story = { args: { bases: ready({ knowledgeBases: [], total: 0 }) } };

export const Failed: Story = {
  args: { bases: failed('The knowledge bases could not be loaded. Please try again.', fn()) },
};

/** The bases are loaded but the agents are not: their users are not shown. */
export const NotRefreshed: Story = {
  args: {
    bases: outdated({ knowledgeBases: bases, total: 1200 }, 'The service cannot be reached.'),
    agents: failed('The agents could not be loaded.', fn()),
  },
};

/** 'Something Amazing Is Coming' where the deployment has no knowledge service. */
export const Unavailable: Story = { args: { bases: unavailable } };

export const OddContent: Story = {
  args: {
    bases: ready({
      knowledgeBases: [
        base('', {
          key: 'odd-1',
          name: '<b>Bold</b> قاعة الاستقبال, and a name that goes on and on for ever and ever',
          description: 'Says far more than anybody would ever read about it. '.repeat(4),
          documents: null,
          readyDocuments: null,
          updatedAt: null,
        }),
        base('kb-9', { name: 'Counted by nobody', readyDocuments: null }),
      ],
      total: null,
    }),
  },
};

/** With many agents the dialog has a search field; Escape clears it before it closes the dialog. */
export const SearchesAgents: Story = {
  args: {
    agents: ready({
      agents: [
        ...agents,
        ...['Billing', 'Recalls', 'Bookings', 'Orders'].map((name) => agent(name, name)),
      ],
      total: null,
    }),
  },
  play: async () => {
    await userEvent.click(
      screen.getByRole('button', { name: 'Choose agents for Winter catalogue' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Agents that use Winter catalogue' }),
    );
    const search = dialog.getByRole('searchbox', { name: 'Search agents' });
    await userEvent.type(search, ' RECEPCION ');
    await expect(dialog.getAllByRole('switch')).toHaveLength(1);
    await expect(dialog.getByRole('switch', { name: 'Recepción en español' })).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(dialog.getByText('No matches. Try another word.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(dialog.getAllByRole('switch').length).toBeGreaterThan(7);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A switch applies at once; the retrieval settings are below it. */
export const AttachesABase: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText('Front desk, After-hours line and 1 more')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Choose agents for Winter catalogue' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Agents that use Winter catalogue' }),
    );
    await expect(dialog.getByText(/^No document of it is ready/)).toBeVisible();
    const applies = /apply to every knowledge base of the agent/;
    await expect(dialog.queryByText(applies)).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Survey follow-up' }));
    await expect(dialog.getByText(applies)).toBeVisible();
    await expect(args.onAttach).toHaveBeenCalledWith(
      bases[3],
      expect.objectContaining({ id: 'a-4' }),
      true,
    );
    await userEvent.click(
      dialog.getByRole('switch', { name: 'Survey follow-up: Answer only from knowledge' }),
    );
    await userEvent.click(
      dialog.getByRole('combobox', { name: 'Passages Survey follow-up looks up for an answer' }),
    );
    await userEvent.click(await screen.findByRole('option', { name: '7 passages' }));
    await expect(args.onRetrievalChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'a-4' }),
      { retrievalSize: 7 },
    );
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await userEvent.click(screen.getByRole('combobox', { name: 'Filter by agent' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Survey follow-up' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  },
};
