import { Badge, Button, defineSlots } from '@platform/ui';
import type { DataTableColumn, ScreenParts } from '@platform/ui';
import { ContactsScreen } from '@platform/ui/crm';
import type { ContactOutcome, CrmContact } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, Printer } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { contacts, elena } from '../crm/contactFixtures.ts';
import { contactHref, crmPaths, readyList } from '../crm/fixtures.ts';
import { StatefulContacts } from '../crm/Stateful.tsx';

const onMoor = fn();
const onPrint = fn();
const onAssign = fn();

const berthOf = ({ key }: CrmContact) => `B${(key.charCodeAt(key.length - 1) % 9) + 1}`;

const berth: DataTableColumn<CrmContact> = {
  id: 'berth',
  header: 'Berth',
  kind: 'choice',
  sortValue: berthOf,
  cell: (contact) => <Badge tone="accent">{berthOf(contact)}</Badge>,
};

/** Adds a column after the first, hides two and renames one. */
const columns: ScreenParts<CrmContact>['columns'] = ([first, ...others]) => [
  ...(first ? [{ ...first, header: 'Skipper' }, berth] : []),
  ...others.filter(({ id }) => id !== 'company' && id !== 'created'),
];

const slots = defineSlots<CrmContact>({
  columns,
  rowActions: (contact) => [
    { id: 'moor', label: 'Assign Berth', icon: Anchor, onSelect: () => onMoor(contact) },
  ],
  headerActions: [{ id: 'harbour.print', label: 'Print Berths', icon: Printer, onSelect: onPrint }],
  bulkActions: ({ selected, clear }) => (
    <Button
      onClick={() => {
        onAssign(selected().map(({ name }) => name));
        clear();
      }}
    >
      Assign Berths
    </Button>
  ),
  tabs: (tabs) => [
    ...tabs.filter(({ value }) => value !== 'interactions'),
    { value: 'berths', label: 'Berths', href: '/berths' },
  ],
  empty: {
    title: 'No skippers yet',
    actions: <Button variant="primary">Add Skipper</Button>,
  },
});

const meta = {
  title: 'Patterns/ScreenSlots',
  component: ContactsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    paths: crmPaths,
    contactHref,
    state: { contacts: readyList(contacts), search: '', sorting: null },
    actions: {
      onSearchChange: fn(),
      onSortingChange: fn(),
      onImport: fn(),
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'saved',
        contact: elena,
      })),
      onUpdateContact: fn(async () => ({ status: 'saved' as const })),
    },
    slots,
  },
  render: (args) => <StatefulContacts {...args} />,
} satisfies Meta<typeof ContactsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** Each slot appears in its place and works. */
export const Acts: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Skipper',
        'Berth',
        'Phone',
        'Email',
        'Actions',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Berths' })).toHaveAttribute('href', '/berths');
    await expect(canvas.queryByRole('link', { name: 'Interactions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Berths' }));
    await expect(onPrint).toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Elena Petrova' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /^Edit/ })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Assign Berth' }));
    await waitFor(() => expect(onMoor).toHaveBeenCalledWith(elena));

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Elena Petrova' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Berths' }));
    await expect(onAssign).toHaveBeenCalledWith(['Elena Petrova']);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Assign Berths' })).toBeNull());
  },
};

/** A custom column sorts like the others. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berth' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Berth' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
  },
};

/** Without tabs, no empty landmark remains. */
export const WithoutTabs: Story = {
  args: { slots: defineSlots({ tabs: () => [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Elena Petrova');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: { contacts: readyList([]), search: '', sorting: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('No skippers yet');
    await expect(canvas.getByRole('button', { name: 'Add Skipper' })).toBeVisible();
  },
};

/** Paginates loaded rows: sorting covers all of them, and a search returns to the first page. */
export const Pages: Story = {
  args: { slots: defineSlots({ pageSize: 3 }) },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('link', { name: / / }).map(({ textContent }) => textContent);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    const sorted = contacts.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
    await waitFor(() => expect(names()).toEqual(sorted.slice(0, 3)));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(sorted.slice(3, 6)));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(sorted.slice(6)));
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'e');
    await waitFor(() => expect(canvas.getByText(/Page 1 of/)).toBeVisible());
  },
};

const refuse = (): never => {
  throw new Error('A mistake in a slot.');
};
const Broken = () => refuse();

/** The errors are expected. */
function muteErrors() {
  const { error } = console;
  Object.assign(console, { error: () => {} });
  return () => void Object.assign(console, { error });
}

const failureText = 'This part could not be shown.';

/** Errors in cells, menus and buttons stay contained. */
export const PartsThrow: Story = {
  args: {
    slots: defineSlots({
      columns: (own) => [
        ...own.slice(0, 2),
        {
          id: 'broken',
          header: 'Berth',
          kind: 'choice',
          headerContent: <Broken />,
          cell: () => <Broken />,
        },
      ],
      rowActions: refuse,
      bulkActions: () => <Broken />,
      tabs: refuse,
    }),
  },
  parameters: { hasPicture: true, logsErrors: true },
  beforeEach: muteErrors,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(failureText)).toHaveLength(contacts.length + 1));
    await expect(canvas.getByRole('link', { name: 'Elena Petrova' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Interactions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Elena Petrova' }));
    await screen.findByRole('menuitem', { name: failureText });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Elena Petrova' }));
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selection' }));
    await bar.findByText(failureText);
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search contacts' })).toBeVisible();
  },
};

/** If the columns themselves fail, those of the screen stay. */
export const ColumnsThrow: Story = {
  args: { slots: defineSlots({ columns: refuse }) },
  parameters: { logsErrors: true },
  beforeEach: muteErrors,
  play: async ({ canvas }) => {
    await canvas.findByText(failureText);
    await expect(canvas.getByRole('columnheader', { name: 'Company' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Elena Petrova' })).toBeVisible();
  },
};
