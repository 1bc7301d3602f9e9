import { InteractionsScreen } from '@platform/ui/crm';
import type { SaveOutcome } from '@platform/ui';
import type { ContactOutcome } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { hoverForTooltip } from '../components/hoverForTooltip.ts';
import { StatefulInteractions } from './Stateful.tsx';
import { contacts, nora } from './contactFixtures.ts';
import { contactHref, crmPaths, outdatedList, readyList } from './fixtures.ts';
import { agentNames, interactions } from './interactionFixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading, unavailable } from '../remotes.ts';

const meta = {
  title: 'CRM/Interactions',
  component: InteractionsScreen,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  args: {
    paths: crmPaths,
    contactHref,
    state: {
      contacts: readyList(contacts),
      formContacts: readyList(contacts),
      interactions: readyList(interactions),
      agentNames,
      search: '',
      sorting: null,
      type: '',
    },
    actions: {
      onSearchChange: fn(),
      onSortingChange: fn(),
      onTypeFilterChange: fn(),
      onExport: fn(),
      onFormOpen: fn(),
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'saved',
        contact: nora,
      })),
      onCreateInteraction: fn(async (): Promise<SaveOutcome> => ({ status: 'saved' })),
    },
  },
  render: (args) => <StatefulInteractions {...args} />,
} satisfies Meta<typeof InteractionsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openAdd() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Interaction' }));
  return within(await screen.findByRole('dialog', { name: 'Add Interaction' }));
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The mockup interactions, with three empty values. */
export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async () => {
    await expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Type',
      'Summary',
      'Direction',
      'Contact',
      'Voice Agent',
      'Session ID',
      'Date',
    ]);
    const figures = within(screen.getByRole('list', { name: 'Interaction figures' }));
    for (const label of ['Total', 'Calls', 'Emails', 'Meetings']) {
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(screen.getByText('No summary')).toBeVisible();
    await expect(screen.getAllByText('N/A').length).toBeGreaterThan(4);
    const tooltip = await hoverForTooltip(screen.getByText('Contact not found'));
    await expect(tooltip).toHaveTextContent('c-gone');
  },
};

export const Filtered: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Filter by type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Email' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search interactions' }),
      'owen@priceco',
    );
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  },
};

export const Add: Story = {
  play: async ({ args }) => {
    const dialog = await openAdd();
    await expect(args.actions.onFormOpen).toHaveBeenCalled();
    await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Call');
    await expect(dialog.getByRole('combobox', { name: 'Direction' })).toHaveTextContent('Outbound');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Interaction' }));
    const contact = dialog.getByRole('combobox', { name: 'Contact' });
    await waitFor(() =>
      expect(contact).toHaveAccessibleDescription('Please fill in required fields'),
    );
    await userEvent.click(contact);
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search contacts' }),
      'hannah',
    );
    await userEvent.click(await screen.findByRole('option', { name: /Hannah Köhler/ }));
    await userEvent.type(dialog.getByLabelText('Summary'), 'Agreed on Friday');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Interaction' }));
    await isClosed();
    await expect(args.actions.onCreateInteraction).toHaveBeenLastCalledWith({
      contactId: 'c-5',
      type: 'call',
      direction: 'out',
      summary: 'Agreed on Friday',
    });
  },
};

/** A contact is created from within the form, which keeps its values. */
export const NewContactInside: Story = {
  play: async () => {
    const dialog = await openAdd();
    await userEvent.type(dialog.getByLabelText('Summary'), 'Agreed on Friday');
    await userEvent.click(dialog.getByRole('button', { name: 'New contact' }));
    const inner = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
    await userEvent.type(inner.getByLabelText('Last Name'), 'Berg');
    await userEvent.type(inner.getByLabelText('Email'), 'nora@berg.example');
    await userEvent.click(inner.getByRole('button', { name: 'Add Contact' }));
    const outer = within(await screen.findByRole('dialog', { name: 'Add Interaction' }));
    await expect(outer.getByRole('combobox', { name: 'Contact' })).toHaveTextContent('Nora Berg');
    await expect(outer.getByLabelText('Summary')).toHaveValue('Agreed on Friday');
  },
};

/** The form shows the server's message. */
export const Refused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onCreateInteraction: fn(async (): Promise<SaveOutcome> => ({
        status: 'refused',
        message: 'Failed to create interaction: Unknown error',
      })),
    },
  },
  play: async () => {
    const dialog = await openAdd();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Contact' }));
    await userEvent.click(await screen.findByRole('option', { name: /Owen Price/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Interaction' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to create interaction: Unknown error',
    );
  },
};

/** D04: an unknown type and direction are shown as received. */
export const Odd: Story = {
  args: {
    state: {
      ...meta.args.state,
      interactions: readyList([
        { ...interactions[0], typeText: 'fax', directionText: 'sideways', createdAt: null },
        { ...interactions[1], typeText: '', directionText: '' },
      ] as typeof interactions),
    },
  },
  play: async () => {
    await expect(screen.getByText('fax')).toBeVisible();
    await expect(screen.getByText('sideways')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { ...meta.args.state, interactions: loading, contacts: loading } },
};

export const Failed: Story = {
  args: {
    state: { ...meta.args.state, interactions: failed('Interactions could not be loaded.', fn()) },
  },
};

export const Empty: Story = {
  args: { state: { ...meta.args.state, interactions: readyList([]) } },
};

/** M08: loaded data stays, with a note that the refresh failed. */
export const NotRefreshed: Story = {
  args: {
    state: {
      ...meta.args.state,
      interactions: outdatedList(interactions, 'Interactions could not be loaded.'),
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Interactions could not be loaded.');
  },
};

export const Unavailable: Story = {
  args: { state: { ...meta.args.state, interactions: unavailable } },
  play: async () => {
    await expect(await screen.findByText('Something Amazing Is Coming')).toBeVisible();
  },
};
