import { LeadsScreen, LeadStatusesProvider } from '@platform/ui/crm';
import type { SaveOutcome } from '@platform/ui';
import type { ContactOutcome, LeadStatusChoice } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { StatefulLeads } from './Stateful.tsx';
import { contacts, nora } from './contactFixtures.ts';
import { contactHref, crmPaths, outdatedList, readyList } from './fixtures.ts';
import { leads } from './leadFixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading, refused, unavailable } from '../remotes.ts';

const meta = {
  title: 'CRM/Leads',
  component: LeadsScreen,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  args: {
    paths: crmPaths,
    contactHref,
    state: {
      contacts: readyList(contacts),
      leads: readyList(leads),
      search: '',
      sorting: null,
      statuses: [],
      view: 'table',
    },
    actions: {
      onSearchChange: fn(),
      onSortingChange: fn(),
      onStatusesChange: fn(),
      onViewChange: fn(),
      onExport: fn(),
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'saved',
        contact: nora,
      })),
      onCreateLead: fn(async (): Promise<SaveOutcome> => ({ status: 'saved' })),
      onUpdateLead: fn(async (): Promise<SaveOutcome> => ({ status: 'saved' })),
      onMoveLead: fn(),
    },
  },
  render: (args) => <StatefulLeads {...args} />,
} satisfies Meta<typeof LeadsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openAdd() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Lead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Lead' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function choose(trigger: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** The mockup leads. */
export const Default: Story = { parameters: atEveryWidth };

const berthStatuses: readonly LeadStatusChoice[] = [
  { value: 'waiting', label: 'Waiting for a berth', tone: 'warning' },
  { value: 'offered', label: 'Berth offered', tone: 'accent' },
  { value: 'moored', label: 'Moored', tone: 'success', isClosed: true },
];

/** Statuses of an embedder: in the filter, the figures, the form, the board and the bulk actions. */
export const OwnStatuses: Story = {
  parameters: { hasPicture: true },
  args: {
    state: {
      ...meta.args.state,
      leads: readyList(
        leads.map((lead, index) => ({
          ...lead,
          statusText: berthStatuses[index % berthStatuses.length]?.value ?? '',
        })),
      ),
    },
  },
  render: (args) => (
    <LeadStatusesProvider statuses={berthStatuses}>
      <StatefulLeads {...args} />
    </LeadStatusesProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by status: All statuses' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Moored' }));
    await waitFor(() =>
      expect(screen.getAllByRole('row')).toHaveLength(1 + Math.floor(leads.length / 3)),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
    const form = await openAdd();
    await userEvent.click(form.getByRole('combobox', { name: 'Status' }));
    await expect(
      (await screen.findAllByRole('option')).map((option) => option.textContent),
    ).toEqual(berthStatuses.map(({ label }) => label));
    await userEvent.keyboard('{Escape}{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByText('Board'));
    const board = within(await canvas.findByLabelText('Leads by status'));
    await expect(board.getByRole('region', { name: /^Waiting for a berth/ })).toBeVisible();
    await expect(board.getByRole('button', { name: 'Show Moored' })).toBeVisible();
  },
};

/** Leads of some days: by a preset, by dates, and all again. A lead without a date is not among them. */
export const CreatedInDays: Story = {
  args: { state: { ...meta.args.state, created: { from: '2024-06-17', to: '2024-06-18' } } },
  play: async ({ canvas }) => {
    const created = canvas.getByRole('combobox', { name: 'Created' });
    await expect(created).toHaveTextContent('Custom dates');
    const dates = within(await canvas.findByRole('group', { name: 'Custom dates' }));
    const rows = () => screen.getAllByRole('row').length - 1;
    const found = rows();
    await userEvent.clear(dates.getByRole('textbox', { name: 'To date' }));
    await userEvent.type(dates.getByRole('textbox', { name: 'To date' }), '17/06/2024{Enter}');
    await waitFor(() => expect(rows()).toBeLessThan(found));
    await userEvent.type(dates.getByRole('textbox', { name: 'From date' }), '99{Enter}');
    await expect(dates.getByRole('textbox', { name: 'From date' })).toBeInvalid();
    await choose(created, 'Last 7 days');
    await expect(await screen.findByText('No leads found')).toBeVisible();
    await choose(created, 'Created any day');
    await waitFor(() => expect(rows()).toBe(leads.length));
    await choose(created, 'Custom dates');
    await expect(await canvas.findByRole('group', { name: 'Custom dates' })).toBeVisible();
    await expect(rows()).toBe(leads.length);
  },
};

export const Content: Story = {
  play: async () => {
    await expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Contact',
      'Status',
      'Source',
      'Owner',
      'Notes',
      'Created',
      'Actions',
    ]);
    const figures = within(screen.getByRole('list', { name: 'Lead figures' }));
    for (const label of ['Total', 'New', 'Qualified', 'Closed Won']) {
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(figures.getByText('7')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Actions for / })).toHaveLength(7),
    );
  },
};

export const Filtered: Story = {
  play: async () => {
    const filter = screen.getByRole('button', { name: 'Filter by status: All statuses' });
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Closed Won' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await expect(screen.getByRole('link', { name: 'Giulia Conti' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'New' }));
    await expect(filter).toHaveTextContent('Status: New, Closed Won');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(leads.length + 1));
    const search = screen.getByRole('searchbox', { name: 'Search leads' });
    for (const [typed, rows] of [
      ['GIULIA', 1],
      ['koehleroptik', 1],
      ['campaign', 2],
      ['voicemail', 1],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(rows + 1));
    }
  },
};

export const Add: Story = {
  play: async ({ args }) => {
    const dialog = await openAdd();
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('New');
    await choose(dialog.getByRole('combobox', { name: 'Contact' }), /Ravi Teja/);
    await choose(dialog.getByRole('combobox', { name: 'Status' }), 'Proposal');
    await userEvent.type(dialog.getByLabelText('Source'), 'Fair');
    await userEvent.type(dialog.getByLabelText('Owner'), 'Amara');
    await userEvent.type(dialog.getByLabelText('Notes'), 'Call back');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
    await isClosed();
    await expect(args.actions.onCreateLead).toHaveBeenLastCalledWith({
      contactId: 'c-4',
      status: 'Proposal',
      source: 'Fair',
      ownerId: 'Amara',
      notes: 'Call back',
    });
  },
};

export const Invalid: Story = {
  play: async ({ args }) => {
    const dialog = await openAdd();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Contact' })).toHaveAccessibleDescription(
        'Please select a contact and status',
      ),
    );
    await expect(args.actions.onCreateLead).not.toHaveBeenCalled();
  },
};

/** A contact is created from within the form, which keeps its values. */
export const NewContactInside: Story = {
  play: async ({ args }) => {
    const dialog = await openAdd();
    await userEvent.type(dialog.getByLabelText('Source'), 'Fair');
    await userEvent.click(dialog.getByRole('button', { name: 'New contact' }));
    const inner = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
    await waitFor(() => expect(inner.getByLabelText('First Name')).toHaveFocus());
    await userEvent.type(inner.getByLabelText('First Name'), 'Nora');
    await userEvent.type(inner.getByLabelText('Email'), 'nora@berg.example');
    await userEvent.click(inner.getByRole('button', { name: 'Add Contact' }));
    const outer = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    const contact = outer.getByRole('combobox', { name: 'Contact' });
    await expect(contact).toHaveTextContent('Nora Berg');
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(outer.getByLabelText('Source')).toHaveValue('Fair');
    await userEvent.click(outer.getByRole('button', { name: 'Add Lead' }));
    await isClosed();
    await expect(args.actions.onCreateLead).toHaveBeenLastCalledWith(
      expect.objectContaining({ contactId: 'c-new', source: 'Fair' }),
    );
    await expect(screen.getByRole('button', { name: 'Add Lead' })).toHaveFocus();
  },
};

/** Leaving the inner form returns to the outer one. */
export const NewContactCancelled: Story = {
  play: async () => {
    const dialog = await openAdd();
    await userEvent.type(dialog.getByLabelText('Source'), 'Fair');
    await userEvent.click(dialog.getByRole('button', { name: 'New contact' }));
    await screen.findByRole('dialog', { name: 'Add Contact' });
    await userEvent.keyboard('{Escape}');
    const outer = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await expect(outer.getByLabelText('Source')).toHaveValue('Fair');
  },
};

/** Contact and source cannot be changed. */
export const Edit: Story = {
  play: async ({ args }) => {
    await userEvent.hover(screen.getAllByRole('row')[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Lead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lead' }));
    // Fixed values are text and not tab stops.
    await expect(dialog.getByText('Source').nextElementSibling).toHaveTextContent('Inbound call');
    await expect(dialog.queryByRole('textbox', { name: 'Source' })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveFocus());
    await choose(dialog.getByRole('combobox', { name: 'Status' }), 'Closed Won');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await isClosed();
    await expect(args.actions.onUpdateLead).toHaveBeenLastCalledWith(
      leads[0],
      expect.objectContaining({ status: 'Closed Won', source: 'Inbound call' }),
    );
  },
};

/** D04: an unknown status, and a deleted contact. */
export const Odd: Story = {
  args: {
    state: {
      ...meta.args.state,
      leads: readyList([
        { ...leads[0], key: 'x-1', statusText: 'Dormant', contactId: 'c-gone' },
        { ...leads[1], key: 'x-2', statusText: '', notes: '<b>Not bold</b>' },
      ] as typeof leads),
    },
  },
  play: async () => {
    await expect(screen.getByText('Dormant')).toBeVisible();
    await expect(screen.getByText('Contact not found')).toBeVisible();
  },
};

/** An empty result has one button, and the count shows the filter. */
export const NothingFound: Story = {
  args: { state: { ...meta.args.state, search: 'nobody', statuses: ['Closed Won'] } },
  play: async () => {
    const list = within(await screen.findByRole('region', { name: /^Leads/ }));
    await expect(list.getByText('0 leads')).toBeInTheDocument();
    await expect(list.getByText('No leads found')).toBeVisible();
    await userEvent.click(list.getByText('Clear search'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(leads.length + 1));
    await expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveFocus();
    await expect(list.getByText('7 leads')).toBeInTheDocument();
  },
};

export const NothingOnBoard: Story = {
  args: { state: { ...meta.args.state, search: 'nobody', view: 'board' } },
  play: async () => {
    await expect(await screen.findByText('No leads found')).toBeVisible();
    await userEvent.click(screen.getByText('Clear search'));
    await expect(await screen.findByRole('link', { name: 'Elena Petrova' })).toBeVisible();
  },
};

/** If the contacts failed to load, leads show a dash for the name. */
export const NamesFailed: Story = {
  args: { state: { ...meta.args.state, contacts: failed('Contacts could not be loaded.', fn()) } },
  play: async () => {
    await expect(screen.getByText('Contact names could not be loaded.')).toBeVisible();
    const [, row] = screen.getAllByRole('row');
    const [, name] = within(row as HTMLElement).getAllByRole('cell');
    await expect(name).toHaveTextContent(/^–/);
  },
};

export const Loading: Story = {
  args: { state: { ...meta.args.state, leads: loading, contacts: loading } },
};

const retryLeads = fn();

/** The empty state has an illustration, a sentence and one button. */
export const Failed: Story = {
  args: { state: { ...meta.args.state, leads: failed('Leads could not be loaded.', retryLeads) } },
  play: async () => {
    const table = within(await screen.findByRole('table'));
    await expect(table.getByRole('alert')).toHaveTextContent('Leads could not be loaded.');
    await expect(table.getByRole('alert').querySelector('svg')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Retry' }));
    await expect(retryLeads).toHaveBeenCalledOnce();
  },
};

/** A refusal shows its reason and no Retry. */
export const Forbidden: Story = {
  args: {
    state: {
      ...meta.args.state,
      leads: refused('Only sales may see the leads.'),
    },
  },
  play: async () => {
    const table = within(await screen.findByRole('table'));
    await expect(table.getByRole('alert')).toHaveTextContent('Only sales may see the leads.');
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const Empty: Story = { args: { state: { ...meta.args.state, leads: readyList([]) } } };

/** M08: loaded data stays, with a note that the refresh failed. */
export const NotRefreshed: Story = {
  args: { state: { ...meta.args.state, leads: outdatedList(leads, 'Leads could not be loaded.') } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Leads could not be loaded.');
  },
};

export const Unavailable: Story = {
  args: { state: { ...meta.args.state, leads: unavailable } },
  play: async () => {
    await expect(await screen.findByText('Something Amazing Is Coming')).toBeVisible();
  },
};
