import type { InboxConversation } from '@platform/domain';
import { Badge, definePanelSlots, defineSlots, Page } from '@platform/ui';
import { ContactHistory } from '@platform/ui/crm';
import { InboxScreen } from '@platform/ui/inbox';
import type { InboxOutgoing, InboxScreenProps, InboxThreadProps } from '@platform/ui/inbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { readAs } from '../../.storybook/roles.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';
import {
  amara,
  conversations,
  elena,
  itemsOf,
  list,
  messages,
  outgoing,
  priya,
  thread,
  threadOf,
} from './fixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const history = (
  <ContactHistory
    leads={ready({
      items: [
        {
          key: 'led-1',
          contactId: 'con-elena',
          statusText: 'Qualified',
          source: 'Inbound call',
          ownerId: '',
          notes: '',
          createdAt: new Date(2024, 5, 18),
        },
      ],
      total: { count: 1, isTruncated: false },
    })}
    interactions={ready({
      items: [
        {
          key: 'int-1',
          contactId: 'con-elena',
          leadId: '',
          typeText: 'call',
          directionText: 'in',
          summary: 'Moved to Friday 09:40',
          voiceAgentId: '',
          sessionId: '',
          createdAt: new Date(2024, 5, 18),
        },
      ],
      total: { count: 1, isTruncated: false },
    })}
    words={{
      leads: 'Lead',
      noLeads: 'No lead',
      interactions: 'Earlier',
      noInteractions: 'Nothing is recorded yet.',
    }}
  />
);

const open = { ...list, openId: 'elena' };
const known: InboxThreadProps = { ...thread, history };
const withThread = (overrides: Partial<InboxThreadProps>): InboxScreenProps => ({
  list: open,
  thread: { ...known, ...overrides },
});

const roleArgs: ArgsForPerson<InboxScreenProps> = (person, { list: listState, thread: shown }) => ({
  list: {
    ...listState,
    items: readAs(person, listState.items, "Permission 'content.view' required"),
  },
  thread: shown && {
    ...shown,
    thread: readAs(person, shown.thread, "Permission 'content.view' required"),
  },
});

const meta = {
  title: 'Inbox/Inbox',
  component: InboxScreen,
  parameters: { layout: 'fullscreen', roleArgs },
  args: { list: open, thread: known },
  // As in the shell: panes are as high as their container.
  render: (args) => (
    <div style={{ display: 'flex', blockSize: '100vh' }}>
      <Page>
        <InboxScreen {...args} />
      </Page>
    </div>
  ),
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['tablet'] } };

export const Table: Story = {
  args: { list, thread: null },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Conversations' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Visitor name',
      'Email',
      'Phone number',
      'Assigned to',
      'Group',
      'Status',
      'Tag',
    ]);
    await expect(canvas.getByRole('link', { name: 'Marcus Bell' })).toHaveAttribute(
      'href',
      '/inbox?conversation=marcus',
    );
  },
};

export const ListAlone: Story = {
  args: { list, thread: null },
  globals: { viewport: { value: 'phone' } },
  parameters: { hasPicture: true },
};

export const Loading: Story = {
  args: { list: { ...open, items: loading }, thread: { ...known, thread: loading } },
};

export const Empty: Story = {
  args: { list: { ...list, items: ready(itemsOf([])) }, thread: null },
};

export const NothingMatches: Story = {
  args: {
    list: {
      ...list,
      items: ready(itemsOf([])),
      filter: { ...list.filter, search: 'parking', view: 'mine' },
      onFilterChange: fn(),
    },
    thread: null,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onFilterChange).toHaveBeenCalledWith({
      view: 'all',
      status: '',
      tag: '',
      search: '',
    });
  },
};

export const Failed: Story = {
  args: {
    list: {
      ...open,
      items: failed('The conversations could not be loaded. Please try again.'),
    },
    thread: {
      ...known,
      thread: failed('The messages could not be loaded. Please try again.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Outdated: Story = {
  args: {
    list: { ...open, items: outdated(itemsOf(conversations), 'The service cannot be reached.') },
    thread: { ...known, thread: outdated(threadOf(elena), 'The service cannot be reached.') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Reconnecting…/)).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toBeEnabled();
  },
};

export const Unavailable: Story = {
  args: { list: { ...list, items: unavailable }, thread: null },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const LongContent: Story = {
  args: {
    list: {
      ...open,
      items: ready(
        itemsOf([{ ...elena, name: `<b>${long}</b>`, tags: [long] }, ...conversations.slice(1)]),
      ),
    },
    thread: {
      ...known,
      thread: ready(
        threadOf(
          {
            ...elena,
            name: `<b>${long}</b>`,
            origin: long,
            email: `${long}@x.example`,
            tags: [long],
          },
          { messages: messages.map((entry) => ({ ...entry, text: `<i>${long.repeat(3)}</i>` })) },
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    await expect(log.scrollWidth).toBe(log.clientWidth);
    await expect(log.querySelector('i')).toBeNull();
  },
};

export const Filters: Story = {
  args: { list: { ...open, onFilterChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Snoozed' }));
    await expect(args.list.onFilterChange).toHaveBeenCalledWith({ status: 'snoozed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search conversations' }));
    const search = await canvas.findByRole('searchbox', { name: 'Search conversations' });
    await waitFor(() => expect(search).toHaveFocus());
  },
};

export const Keyboard: Story = {
  args: withThread({ onEdit: fn() }),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('j');
    await expect(args.list.onOpen).toHaveBeenLastCalledWith('marcus');
    await userEvent.keyboard('r');
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('jkea');
    await expect(reply).toHaveValue('jkea');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('textbox', { name: 'Private note' })).toHaveFocus();
    await userEvent.keyboard('{Escape}e');
    await expect(args.thread?.onEdit).toHaveBeenLastCalledWith({ kind: 'resolve' });
    await userEvent.keyboard('a');
    const menu = await screen.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Amara Okafor' }));
    await waitFor(() =>
      expect(args.thread?.onEdit).toHaveBeenLastCalledWith({ kind: 'assign', owner: amara }),
    );
  },
};

/** Changes the conversation on a step. */
function Stepping(args: InboxScreenProps) {
  const [openId, setOpenId] = useState('');
  const shown = conversations.find(({ id }) => id === openId);
  return (
    <Page>
      <InboxScreen
        list={{ ...args.list, openId, onOpen: setOpenId }}
        thread={
          shown
            ? {
                ...known,
                ...args.thread,
                conversationId: shown.id,
                thread: ready(threadOf(shown)),
              }
            : null
        }
      />
    </Page>
  );
}

/** Stepping with the title focused opens the next conversation and focuses its name. */
export const StepFromTitle: Story = {
  render: Stepping,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('j');
    const [name] = await canvas.findAllByRole('heading', { level: 2, name: elena.name });
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** On a phone the conversation replaces the list, and its name gets the focus. */
export const OnePane: Story = {
  args: withThread({}),
  globals: { viewport: { value: 'phone' } },
  render: Stepping,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: new RegExp(elena.name) });
    row.focus();
    await userEvent.keyboard('j');
    const [name] = await canvas.findAllByRole('heading', { level: 2, name: elena.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(row).not.toBeVisible();
  },
};

/** A key pressed before the thread has loaded does not change the previous conversation. */
export const KeyBeforeThread: Story = {
  args: withThread({ onEdit: fn() }),
  render: Stepping,
  play: async ({ args, canvas }) => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await userEvent.keyboard('j');
    await canvas.findAllByRole('heading', { level: 2, name: elena.name });
    press('j');
    // The row renders during the event, the thread in a later task.
    await Promise.resolve();
    press('e');
    await expect(args.thread?.onEdit).not.toHaveBeenCalled();
    await canvas.findAllByRole('heading', { level: 2, name: 'Marcus Bell' });
    await userEvent.keyboard('e');
    await expect(args.thread?.onEdit).toHaveBeenCalledWith({ kind: 'resolve' });
  },
};

function tabDrafts() {
  const draftsById = new Map<string, { reply: string; note: string }>();
  return {
    read: (id: string) => draftsById.get(id),
    keep: (id: string, draft: { reply: string; note: string } | null) =>
      void (draft ? draftsById.set(id, draft) : draftsById.delete(id)),
  };
}

export const Draft: Story = {
  render: function Drafting(args) {
    const [openId, setOpenId] = useState('elena');
    const [drafts] = useState(tabDrafts);
    const shown = conversations.find(({ id }) => id === openId) ?? elena;
    return (
      <Page>
        <button type="button" onClick={() => setOpenId(openId === 'elena' ? 'marcus' : 'elena')}>
          Switch
        </button>
        <InboxScreen
          list={{ ...args.list, openId }}
          thread={{ ...known, ...args.thread, thread: ready(threadOf(shown)), drafts }}
        />
      </Page>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'To Elena');
    await expect(canvas.getByText('Draft kept')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Private note' }));
    await expect(canvas.getByRole('textbox', { name: 'Private note' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toHaveValue('To Elena');
    await userEvent.type(reply, '{Control>}{Enter}{/Control}');
    await expect(args.thread?.onSend).toHaveBeenCalledTimes(1);
    await expect(args.thread?.onSend).toHaveBeenCalledWith('To Elena', false);
    await expect(reply).toHaveValue('');
  },
};

/** Enter sends a reply; a note is a long text, sent by Ctrl + Enter. */
export const SendsByEnter: Story = {
  args: withThread({ onSend: fn() }),
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(canvas.getByText('to send', { exact: false })).toHaveTextContent('Enter to send');
    await userEvent.type(reply, 'Hello,{Shift>}{Enter}{/Shift}Friday');
    // The Enter that accepts a word of an input method, and a held one.
    await fireEvent.keyDown(reply, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(reply, { key: 'Enter', keyCode: 13, repeat: true });
    await expect(args.thread?.onSend).not.toHaveBeenCalled();
    await expect(reply).toHaveValue('Hello,\nFriday');
    await userEvent.type(reply, '{Enter}');
    await expect(args.thread?.onSend).toHaveBeenCalledTimes(1);
    await expect(args.thread?.onSend).toHaveBeenCalledWith('Hello,\nFriday', false);
    await expect(reply).toHaveValue('');
    await expect(reply).toHaveFocus();

    await userEvent.click(canvas.getByRole('radio', { name: 'Private note' }));
    const note = canvas.getByRole('textbox', { name: 'Private note' });
    await expect(canvas.getByText('to send', { exact: false })).toHaveTextContent(
      /Control Enter to send/,
    );
    await userEvent.type(note, 'Tall{Enter}Likes mornings');
    await expect(note).toHaveValue('Tall\nLikes mornings');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.thread?.onSend).toHaveBeenLastCalledWith('Tall\nLikes mornings', true);
    await expect(args.thread?.onSend).toHaveBeenCalledTimes(2);
  },
};

export const NotSent: Story = {
  args: withThread({
    outgoing: [
      outgoing(),
      outgoing({ clientId: 'c-2', text: 'And a lift.', status: 'sending', problem: '' }),
    ],
    onRestoreDraft: fn((): InboxOutgoing => outgoing()),
  }),
  play: async ({ args, canvas }) => {
    const problem = canvas.getByRole('alert');
    await expect(problem).toHaveTextContent('Not sent: Check the connection and try again.');
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    await expect(args.thread?.onRetry).toHaveBeenCalledWith('c-1');
    await userEvent.click(within(problem).getByRole('button', { name: 'Edit' }));
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toHaveValue('There are six free places behind the clinic.');
    await expect(reply).toHaveFocus();
    await expect(canvas.getByText('Sending…')).toBeVisible();
  },
};

export const TakeOver: Story = {
  args: withThread({
    thread: ready(threadOf({ ...elena, assignedTo: amara })),
    takeOver: { from: amara, clientId: 'c-1' },
    outgoing: [outgoing({ status: 'taken', owner: amara, problem: '' })],
    onTakeOver: fn(async () => Promise.resolve({ status: 'refused', message: 'No' } as const)),
  }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Take over from Amara Okafor?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over and send' }));
    await expect(args.thread?.onTakeOver).toHaveBeenCalledOnce();
    await expect(await within(dialog).findByText('No')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.thread?.onTakeOverCancel).toHaveBeenCalledOnce();
    await expect(args.thread?.onRestoreDraft).toHaveBeenCalledWith('c-1');
  },
};

/** The pressed button is removed; the focus moves to the next control. */
export const TakenOver: Story = {
  render: function Taking(args) {
    const [owner, setOwner] = useState(amara);
    const [isAsked, setAsked] = useState(false);
    return (
      <Page>
        <InboxScreen
          {...args}
          thread={{
            ...known,
            thread: ready(threadOf({ ...elena, assignedTo: owner })),
            takeOver: isAsked ? { from: amara, clientId: '' } : null,
            onTakeOverRequest: () => setAsked(true),
            onTakeOverCancel: () => setAsked(false),
            onTakeOver: async () => {
              setOwner(priya);
              setAsked(false);
              return Promise.resolve();
            },
          }}
        />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Private note' }));
    canvas.getByRole('button', { name: 'Take over' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus());
  },
};

/** The pressed button is removed; the messages get the focus. */
export const SentAgain: Story = {
  render: function Sending(args) {
    const [message, setMessage] = useState(outgoing);
    return (
      <Page>
        <InboxScreen
          {...args}
          thread={{
            ...known,
            outgoing: [message],
            onRetry: () => setMessage(outgoing({ status: 'sending', problem: '' })),
          }}
        />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sending…')).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveFocus();
  },
};

/** The composer replaces the reason again; the messages get the focus. */
export const MayWriteAgain: Story = {
  render: function Refused(args) {
    const [refusal, setRefusal] = useState('Only the front desk may answer.');
    return (
      <Page>
        <InboxScreen
          {...args}
          thread={{ ...known, refusal, onRefusalRetry: () => setRefusal('') }}
        />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Reply' })).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveFocus();
  },
};

/** Tab focuses the open row; arrow keys move to the others. */
export const OneTabStop: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Conversations' }));
    const stops = () =>
      rows.getAllByRole('link').flatMap(({ tabIndex }, index) => (tabIndex === 0 ? index : []));
    await expect(stops()).toEqual([0]);
    rows.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows.getAllByRole('link')[2]).toHaveFocus();
    await expect(stops()).toEqual([2]);
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Conversations' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(stops()).toEqual([0]);
  },
};

export const Taken: Story = {
  args: withThread({ thread: ready(threadOf({ ...elena, assignedTo: amara })) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Amara Okafor answers this conversation.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await expect(args.thread?.onTakeOverRequest).toHaveBeenCalledOnce();
  },
};

/** N03: the reason replaces the composer. */
export const MayNotWrite: Story = {
  args: withThread({ refusal: 'Only the front desk may answer.' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Resolve' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.thread?.onRefusalRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: withThread({ isOnline: false, onSend: fn() }),
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(reply, 'Kept{Control>}{Enter}{/Control}');
    await expect(canvas.getAllByText(/^You are offline\./)[0]).toBeVisible();
    await expect(args.thread?.onSend).not.toHaveBeenCalled();
    await expect(reply).toHaveValue('Kept');
  },
};

export const ColleagueTyping: Story = {
  args: withThread({
    thread: ready(threadOf({ ...elena, typing: [amara.name, priya.name] })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara Okafor is typing…')).toBeVisible();
  },
};

const many = Array.from({ length: 60 }, (_, index) => ({
  ...(messages[1] ?? messages[0]),
  key: `many-${index}`,
  text: `Message ${index + 1}`,
})) as typeof messages;

export const OlderMessages: Story = {
  args: withThread({
    thread: ready(threadOf(elena, { messages: many, previousCursor: '1' })),
    older: { isLoading: false, problem: '', onLoad: fn() },
  }),
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    const end = log.scrollTop;
    log.scrollTop = 0;
    const back = await canvas.findByRole('button', { name: 'Back to now' });
    await waitFor(() => expect(args.thread?.older.onLoad).toHaveBeenCalled());
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.scrollTop).toBe(end));
    await expect(back).not.toBeInTheDocument();
    await expect(log).toHaveFocus();
  },
};

/** The button is removed once all older messages are loaded; the messages get the focus. */
export const OldestMessages: Story = {
  render: function Reading(args) {
    const [hasOlder, setOlder] = useState(true);
    const data = threadOf(elena, { previousCursor: hasOlder ? '1' : '' });
    return (
      <Page>
        <InboxScreen
          {...args}
          thread={{
            ...known,
            thread: ready(data),
            older: { isLoading: false, problem: '', onLoad: () => setOlder(false) },
          }}
        />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const older = canvas.getByRole('button', { name: 'Load older messages' });
    older.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(older).not.toBeInTheDocument());
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveFocus();
  },
};

export const NewTag: Story = {
  args: withThread({ onEdit: fn() }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tags and group' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New tag…' }));
    const dialog = await screen.findByRole('dialog', { name: 'New tag' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add tag' }));
    await expect(await within(dialog).findByText('Enter a tag')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tag' }), ' parking ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add tag' }));
    await waitFor(() =>
      expect(args.thread?.onEdit).toHaveBeenLastCalledWith({
        kind: 'tags',
        tags: ['VIP', 'parking'],
      }),
    );
  },
};

const berthSlots = defineSlots<InboxConversation>({
  columns: (own) => [
    ...own.slice(0, 1),
    { id: 'berth', header: 'Berth', kind: 'choice', cell: () => <Badge tone="accent">B4</Badge> },
    ...own.slice(1, 3),
  ],
  tabs: (own) => [...own, { value: 'berths', label: 'Berths', href: '/berths' }],
  empty: { title: 'No skippers wrote yet' },
});

/** Columns, tabs and the message of an empty list can be one's own. */
export const CustomParts: Story = {
  args: { list: { ...list, slots: berthSlots }, thread: null },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Conversations' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Visitor name',
      'Berth',
      'Email',
      'Phone number',
    ]);
    await expect(canvas.getByRole('link', { name: 'Berths' })).toHaveAttribute('href', '/berths');
  },
};

export const CustomContactParts: Story = {
  args: withThread({
    slots: definePanelSlots<InboxConversation>({
      facts: (own) => [...own, { label: 'Berth', value: 'B4' }],
      sections: ({ name }) => <p>{name} arrives with the evening tide.</p>,
    }),
  }),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('complementary', { name: 'Contact' }));
    await expect(card.getByText('B4')).toBeVisible();
    await expect(card.getByText(/arrives with the evening tide/)).toBeVisible();
  },
};
