import type { KnowledgeBase } from '@platform/domain';
import { Page } from '@platform/ui';
import { KnowledgeBaseScreen } from '@platform/ui/knowledge';
import type { KnowledgeBaseScreenProps } from '@platform/ui/knowledge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { bases, document, documents, upload, uploads } from './fixtures.ts';
import { failed, loading, ready, unavailable } from '../remotes.ts';

function StatefulScreen({ state, actions, ...props }: KnowledgeBaseScreenProps) {
  const [search, onSearchChange] = useState(state.search);
  const [statuses, onStatusesChange] = useState(state.statuses);
  return (
    <Page>
      <KnowledgeBaseScreen
        {...props}
        state={{ ...state, search, statuses }}
        actions={{ ...actions, onSearchChange, onStatusesChange }}
      />
    </Page>
  );
}

/** Simulates the upload flow of the app: a retried file uploads again, others are removed. */
function EmptyingScreen({ state, actions, ...props }: KnowledgeBaseScreenProps) {
  const [remaining, setUploads] = useState(state.uploads);
  const uploads = {
    ...actions.uploads,
    onRetry: (id: string) =>
      setUploads(
        remaining.map((one) => (one.id === id ? { ...one, status: 'sending' as const } : one)),
      ),
    onRemove: (id: string) => setUploads(remaining.filter((one) => one.id !== id)),
    onClear: () => setUploads([]),
  };
  return (
    <main>
      <StatefulScreen
        {...props}
        state={{ ...state, uploads: remaining }}
        actions={{ ...actions, uploads }}
      />
    </main>
  );
}

const meta = {
  title: 'Knowledge/Knowledge base',
  component: KnowledgeBaseScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<KnowledgeBaseScreenProps>({
      bases: 'The knowledge bases could not be loaded. Please try again.',
      documents: 'The documents could not be loaded. Please try again.',
    }),
  },
  args: {
    state: {
      bases: ready({ knowledgeBases: bases, total: bases.length }),
      baseId: 'kb-1',
      documents: ready({ documents, total: documents.length }),
      search: '',
      statuses: [],
      isStalled: false,
      storage: { used: 18, included: 50 },
      uploads: [],
    },
    baseHref: (id) => `/knowledge-base?base=${id}`,
    actions: {
      onBaseChange: fn(),
      onSearchChange: fn(),
      onStatusesChange: fn(),
      onCheck: fn(),
      uploads: {
        onCancel: fn(),
        onCancelAll: fn(),
        onRetry: fn(),
        onReplace: fn(),
        onRemove: fn(),
        onClear: fn(),
      },
      onFiles: fn(),
      onAddPage: fn(async () => Promise.resolve({ status: 'saved' } as const)),
      onAddText: fn(async () => Promise.resolve({ status: 'saved' } as const)),
      onCreateBase: fn(async () => Promise.resolve({ status: 'saved' } as const)),
      onChooseAgents: fn(),
      onUpdateBase: fn(async () => Promise.resolve({ status: 'saved' } as const)),
      onDeleteBase: fn(async () => Promise.resolve(undefined)),
      onReindex: fn(async () => Promise.resolve(new Set<string>())),
      onDelete: fn(async () => Promise.resolve(new Set<string>())),
      onTest: fn(),
    },
    documentHref: (id) => `/knowledge-base?base=kb-1&document=${id}`,
    plansHref: '/billing/plans',
  },
  render: (args) => <StatefulScreen {...args} />,
} satisfies Meta<typeof KnowledgeBaseScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

export const WithUploads: Story = {
  args: { state: { ...meta.args.state, uploads } },
  globals: { viewport: { value: 'phone' } },
  parameters: { hasPicture: true, alsoIn: ['tablet'] },
};

/** Next to a panel there is little room: columns collapse before names are truncated. */
export const NextToPanel: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 940 }}>
      <StatefulScreen {...args} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Knowledge bases' })).toBeVisible();
    const [name] = screen.getAllByRole('link', { name: /\.pdf$/ });
    await expect(name?.offsetWidth).toBeGreaterThan(60);
  },
};

/** The agents of a base are chosen without leaving it. */
export const ChoosesAgents: Story = {
  play: async ({ args }) => {
    const base = bases.find(({ id }) => id === args.state.baseId);
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${base?.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose agents' }));
    await expect(args.actions.onChooseAgents).toHaveBeenCalledWith(base);
  },
};

export const Loading: Story = { args: { state: { ...meta.args.state, documents: loading } } };

export const LoadingBases: Story = {
  args: { state: { ...meta.args.state, bases: loading, documents: loading, baseId: '' } },
};

export const Empty: Story = {
  args: {
    state: { ...meta.args.state, baseId: 'kb-4', documents: ready({ documents: [], total: 0 }) },
  },
};

export const NoBases: Story = {
  args: {
    state: {
      ...meta.args.state,
      bases: ready({ knowledgeBases: [], total: 0 }),
      baseId: '',
      documents: loading,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create base' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create base' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'A');
    await userEvent.click(dialog.getByRole('button', { name: 'Create base' }));
    await expect(await dialog.findByText('Enter 2 to 60 characters')).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Name/ }),
      'ftercare{Control>}{Enter}{/Control}',
    );
    await waitFor(() =>
      expect(args.actions.onCreateBase).toHaveBeenCalledWith({
        name: 'Aftercare',
        description: '',
      }),
    );
  },
};

/** The URL has the id of a deleted base. */
export const MissingBase: Story = {
  args: { state: { ...meta.args.state, baseId: 'kb-gone', documents: loading } },
};

export const Failed: Story = {
  args: {
    state: {
      ...meta.args.state,
      documents: failed('The documents could not be loaded. Please try again.'),
    },
  },
};

export const NotRefreshed: Story = {
  args: {
    state: {
      ...meta.args.state,
      documents: {
        status: 'ready',
        data: { documents, total: documents.length },
        refreshError: { message: 'The service cannot be reached.', retry: () => {} },
      },
    },
  },
};

export const Unavailable: Story = {
  args: { state: { ...meta.args.state, bases: unavailable, documents: loading, baseId: '' } },
};

export const OddContent: Story = {
  args: {
    state: {
      ...meta.args.state,
      documents: ready({
        documents: [
          document('d-1', `${'A name that goes on and on '.repeat(6)}.pdf`),
          document('d-2', '<b>قاعة</b>.txt', { type: null, status: null, updatedAt: null }),
          document('', 'Without an id.md', { key: 'd-3', type: 'md', status: 'failed' }),
        ],
        total: 1200,
      }),
      bases: ready({
        knowledgeBases: bases.map((base) => ({
          ...base,
          name: `${base.name} `.repeat(4).trim(),
          description: 'Far more than anybody reads. '.repeat(9),
        })),
        total: 4,
      }),
    },
  },
};

/** Each file shows its progress or result, and its actions. */
export const Uploading: Story = {
  args: { state: { ...meta.args.state, uploads } },
  parameters: { ...atEveryWidth, alsoIn: [], hasPicture: false },
  play: async ({ args }) => {
    const ledger = within(await screen.findByRole('region', { name: 'Adding 6 files' }));
    await expect(ledger.getByText('1 added, 2 failed, 1 needs an answer')).toBeVisible();
    await expect(
      ledger.getByRole('progressbar', { name: 'Progress of Treatment guide 2024.pdf' }),
    ).toHaveAttribute('aria-valuetext', '64%');
    await expect(ledger.getByText(/^24 MB is over the limit of 20 MB/)).toBeVisible();
    await expect(ledger.queryByRole('button', { name: 'Retry Scans of old files.pdf' })).toBeNull();
    await expect(ledger.getByText(/Into Returns and repairs$/)).toBeVisible();
    await userEvent.click(ledger.getByRole('button', { name: 'Cancel Treatment guide 2024.pdf' }));
    await expect(args.actions.uploads.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(ledger.getByRole('button', { name: 'Replace Price list July.csv' }));
    await expect(args.actions.uploads.onReplace).toHaveBeenCalledWith('5');
    await userEvent.click(ledger.getByRole('button', { name: 'Keep both: Price list July.csv' }));
    await expect(args.actions.uploads.onRetry).toHaveBeenCalledWith('5');
    await userEvent.click(ledger.getByRole('button', { name: 'Retry Rooms.txt' }));
    await expect(args.actions.uploads.onRetry).toHaveBeenLastCalledWith('6');
    await userEvent.click(ledger.getByRole('button', { name: 'Cancel the rest' }));
    await expect(args.actions.uploads.onCancelAll).toHaveBeenCalledOnce();
  },
};

/** Removes files by keyboard: the focus moves to the next file, at last to the page heading. */
export const RemovedByKeys: Story = {
  args: {
    state: {
      ...meta.args.state,
      uploads: uploads.filter(({ status }) => status === 'failed' || status === 'done'),
    },
  },
  render: (args) => <EmptyingScreen {...args} />,
  play: async () => {
    const button = (name: string) => screen.getByRole('button', { name });
    button('Retry Rooms.txt').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Cancel Rooms.txt')).toHaveFocus());
    button('Remove Scans of old files.pdf from the list').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Cancel Rooms.txt')).toHaveFocus());
  },
};

/** Clears a completed upload list by keyboard. */
export const ClearedByKeys: Story = {
  args: {
    state: { ...meta.args.state, uploads: uploads.filter(({ status }) => status === 'done') },
  },
  render: (args) => <EmptyingScreen {...args} />,
  play: async () => {
    screen.getByRole('button', { name: 'Clear list' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A thousand files: the first that need attention, and the number of others. */
export const ThousandFiles: Story = {
  args: {
    state: {
      ...meta.args.state,
      uploads: Array.from({ length: 1000 }, (_, index) =>
        upload(String(index), `Leaflet ${index}.txt`, { status: index < 400 ? 'done' : 'waiting' }),
      ),
    },
  },
  play: async () => {
    const ledger = within(await screen.findByRole('region', { name: 'Adding 1,000 files' }));
    await expect(ledger.getByText('400 added')).toBeVisible();
    await expect(ledger.getAllByRole('listitem')).toHaveLength(50);
    await expect(ledger.getByText('And 950 more')).toBeVisible();
  },
};

/** No progress for a while, and storage is nearly full. */
export const StalledAndNearlyFull: Story = {
  args: { state: { ...meta.args.state, isStalled: true, storage: { used: 46, included: 50 } } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^2 documents are still waiting/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    await expect(args.actions.onCheck).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};

export const StorageFull: Story = {
  args: { state: { ...meta.args.state, storage: { used: 50, included: 50 } } },
};

/** Files are added if dropped on the area; dropping them elsewhere does nothing. */
export const Drops: Story = {
  play: async ({ args }) => {
    const area = await screen.findByText('Drop files here');
    const file = new File(['Rooms are cleaned at ten.'], 'Rooms.txt');
    const drop = (target: Element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(drop(screen.getByRole('heading', { level: 1 }))).toBe(true);
    await expect(args.actions.onFiles).not.toHaveBeenCalled();
    await expect(drop(area)).toBe(true);
    await expect(args.actions.onFiles).toHaveBeenCalledWith([file]);
  },
};

/** Several documents are reindexed and deleted; those that failed stay selected. */
export const Bulk: Story = {
  args: {
    state: { ...meta.args.state, statuses: ['failed'] },
    actions: { ...meta.args.actions, onDelete: fn(async () => Promise.resolve(new Set(['d-6']))) },
  },
  play: async ({ args }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Documents' }));
    await expect(grid.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Filter by status: Status: Failed' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Ready' }));
    await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(2));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
    await expect(
      screen.getByRole('button', { name: 'Filter by status: All statuses' }),
    ).toHaveFocus();
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select Old intake form.pdf' }));
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select Shop handbook.pdf' }));
    const bar = within(await screen.findByRole('toolbar'));
    await userEvent.click(bar.getByRole('button', { name: 'Reprocess' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    await expect(args.actions.onReindex).toHaveBeenCalledOnce();
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select Old intake form.pdf' }));
    await userEvent.click(
      within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Delete' }),
    );
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 document?' }));
    await expect(question.getByText('Old intake form.pdf')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await question.findByText(/^1 could not be deleted/)).toBeVisible();
  },
};

/** Deleting a base in use requires its name, and lists new users found by the server. */
export const DeletesABase: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onDeleteBase: fn(async (_base: KnowledgeBase, isForced: boolean) =>
        Promise.resolve(
          isForced
            ? { status: 'inUse' as const, usedBy: [{ id: 'a-2', name: 'Night desk' }] }
            : undefined,
        ),
      ),
    },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions for Shop and services' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete base' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Shop and services?' }),
    );
    await expect(question.getByText('Front desk')).toBeVisible();
    await userEvent.type(question.getByRole('textbox'), 'Shop and services');
    await userEvent.click(question.getByRole('button', { name: 'Delete base' }));
    await expect(await question.findByText(/^Agents started to use it/)).toBeVisible();
    await expect(question.getByText('Night desk')).toBeVisible();
  },
};

/** By keyboard: opens the source menu and adds a web page after a rejected URL. */
export const AddsAPage: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onAddPage: fn(async ({ url }: { url: string }) =>
        Promise.resolve(
          url.includes('example.com')
            ? ({
                status: 'refused',
                field: 'url',
                message: 'Only northwind.example can be read here',
              } as const)
            : ({ status: 'saved' } as const),
        ),
      ),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Source' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Web page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a web page' }));
    const address = dialog.getByRole('textbox', { name: /^Address/ });
    await userEvent.type(address, 'northwind{Control>}{Enter}{/Control}');
    await expect(await dialog.findByText(/^Enter an address that begins/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.com{Control>}{Enter}{/Control}');
    await expect(await dialog.findByText('Only northwind.example can be read here')).toBeVisible();
    await expect(args.actions.onAddPage).toHaveBeenCalledOnce();
  },
};
