import { Page } from '@platform/ui';
import { CrmOverviewScreen } from '@platform/ui/crm';
import type { ContactOutcome } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { checkLargerText } from '../../.storybook/checkLargerText.ts';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { contacts, elena, oddContacts } from './contactFixtures.ts';
import { contactHref, crmPaths, readyList } from './fixtures.ts';
import { interactions } from './interactionFixtures.ts';
import { leads } from './leadFixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading, ready, unavailable } from '../remotes.ts';

const meta = {
  title: 'CRM/Overview',
  component: CrmOverviewScreen,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  args: {
    paths: crmPaths,
    contactHref,
    contacts: readyList(contacts),
    recentContacts: readyList(contacts.slice(0, 5)),
    leads: readyList(leads),
    interactions: readyList([...interactions.slice(0, 4), ...interactions.slice(5)]),
    health: ready('healthy'),
    onCreateContact: fn(async (): Promise<ContactOutcome> => ({ status: 'saved', contact: elena })),
  },
  render: (args) => (
    <Page>
      <CrmOverviewScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof CrmOverviewScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function listed(name: string): HTMLElement[] {
  const card = screen.getByRole('region', { name });
  return within(card).getAllByRole('listitem');
}

/** The mockup crm-overview: four cards, and lists of 3, 3 and 5. */
export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async () => {
    for (const label of [
      'Total Contacts',
      'Active Leads',
      'Recent Interactions',
      'System Status',
    ]) {
      await expect(screen.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(screen.getByText('Healthy')).toBeVisible();
    await expect(listed('Recent contacts')).toHaveLength(3);
    await expect(listed('Recent leads')).toHaveLength(3);
    await expect(listed('Recent interactions')).toHaveLength(5);
    await expect(screen.getByText('No summary')).toBeVisible();
    await expect(screen.getByText('Contact not found')).toBeVisible();
  },
};

/** Any status but 'ok' is Unknown. */
export const Unknown: Story = {
  args: { health: ready('unknown') },
  play: async () => {
    await expect(screen.getByText('Unknown')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    contacts: loading,
    recentContacts: loading,
    leads: loading,
    interactions: loading,
    health: loading,
  },
};

/** Without the CRM the page is unavailable; without one list its card is omitted. */
export const Unavailable: Story = {
  args: { contacts: unavailable, recentContacts: unavailable },
  play: async () => {
    await expect(await screen.findByText('Something Amazing Is Coming')).toBeVisible();
  },
};

export const WithoutLeads: Story = {
  args: { leads: unavailable },
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Recent contacts' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Recent leads' })).toBeNull();
  },
};

export const LongContent: Story = {
  args: { contacts: readyList(oddContacts), recentContacts: readyList(oddContacts.slice(1, 4)) },
};

/** Each part fails by itself, with its own Retry. */
export const Failed: Story = {
  args: {
    leads: failed('Leads could not be loaded.', fn()),
    interactions: failed('Interactions could not be loaded.', fn()),
  },
  play: async ({ args }) => {
    const card = screen.getByRole('region', { name: 'Recent leads' });
    const alert = within(card).getByRole('alert');
    await expect(alert).toHaveTextContent('Leads could not be loaded.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(args.leads.status === 'error' && args.leads.retry).toHaveBeenCalledOnce();
    await expect(listed('Recent contacts')).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: {
    contacts: readyList([]),
    recentContacts: readyList([]),
    leads: readyList([]),
    interactions: readyList([]),
  },
};

/** A full load may not contain all records. */
export const Truncated: Story = {
  args: {
    contacts: ready({ items: contacts, total: { count: 1000, isTruncated: true } }),
  },
  play: async () => {
    await expect(screen.getByText('1,000+')).toBeVisible();
  },
};

/** The whole row opens its contact. */
export const OpensRows: Story = {
  play: async () => {
    const link = (await screen.findAllByRole('link', { name: 'Elena Petrova' }))[0] as HTMLElement;
    const pressed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', pressed);
    await userEvent.click(link.closest('li')?.lastElementChild as HTMLElement);
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** Longer rows wrap and fields grow: no text is truncated on phones. */
export const LargerText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: checkLargerText,
};
