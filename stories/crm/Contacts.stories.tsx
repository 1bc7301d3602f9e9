import { ContactsScreen } from '@platform/ui/crm';
import type { SaveOutcome } from '@platform/ui';
import type { ContactDraft, ContactOutcome, ContactsScreenProps } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { pressWhileComposing } from '../components/pressWhileComposing.ts';
import { StatefulContacts } from './Stateful.tsx';
import { contacts, elena, manyContacts, oddContacts } from './contactFixtures.ts';
import { contactHref, crmPaths, draftBox, outdatedList, readyList } from './fixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading, unavailable } from '../remotes.ts';

const meta = {
  title: 'CRM/Contacts',
  component: ContactsScreen,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  args: {
    paths: crmPaths,
    contactHref,
    state: { contacts: readyList(contacts), search: '', sorting: null },
    actions: {
      onSearchChange: fn(),
      onSortingChange: fn(),
      onExport: fn(),
      onImport: fn(),
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'saved',
        contact: elena,
      })),
      onUpdateContact: fn(async (): Promise<SaveOutcome<'email'>> => ({ status: 'saved' })),
    },
  },
  render: (args) => <StatefulContacts {...args} />,
} satisfies Meta<typeof ContactsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The list of tags has the same name. */
const tagsField = () => screen.getByRole('textbox', { name: 'Tags' });

function names(): (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? null);
}

async function openAdd() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
  return {
    field: (name: string) => dialog.getByLabelText(name),
    submit: dialog.getByRole('button', { name: 'Add Contact' }),
    dialog,
  };
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The mockup contacts. */
export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async () => {
    await expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Contact',
      'Company',
      'Phone',
      'Email',
      'Created',
      'Actions',
    ]);
    await expect(screen.getAllByText('N/A')).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Actions for / })).toHaveLength(8),
    );
  },
};

export const Search: Story = {
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Search contacts' });
    for (const [typed, found] of [
      ['sofía', 'Sofía Marín'],
      ['KÖHLER opt', 'Hannah Köhler'],
      ['5550 1188', 'Ravi Teja'],
      [' priceco.EXAMPLE ', 'Owen Price'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(() => expect(names()).toEqual([found]));
    }
    await expect(screen.getByText('1 contact found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveFocus();
    await waitFor(() => expect(names()).toHaveLength(8));
    await userEvent.type(search, 'nobody');
    await screen.findByText('No matches for “nobody”.');
  },
};

/** The down arrow and Enter move from the search to the first row found. */
export const FromTheSearchToTheRows: Story = {
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Search contacts' });
    await userEvent.type(search, 'price');
    await waitFor(() => expect(names()).toEqual(['Owen Price']));
    await pressWhileComposing(search, 'Enter');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('row', { name: /Owen Price/ })).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toHaveLength(8));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('row', { name: /Elena Petrova/ })).toHaveFocus();
    await userEvent.keyboard('/');
    await userEvent.type(search, 'zebra');
    await screen.findByText('No matches for “zebra”.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(search).toHaveFocus();
  },
};

/** A press on a number or an address opens the record; icons on hover and the menu call and write. */
export const ReachedFromTheRow: Story = {
  play: async () => {
    const row = screen.getByRole('row', { name: /Elena Petrova/ });
    await expect(within(row).getAllByRole('link')).toHaveLength(1);
    await userEvent.hover(within(row).getByText('+44 20 7946 0112'));
    await expect(
      await within(row).findByRole('link', { name: 'Call +44 20 7946 0112' }),
    ).toHaveAttribute('href', 'tel:+442079460112');
    await expect(within(row).getByRole('link', { name: `Email ${elena.email}` })).toHaveAttribute(
      'href',
      `mailto:${elena.email}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Elena Petrova' }));
    await expect(
      await screen.findByRole('menuitem', { name: 'Call +44 20 7946 0112' }),
    ).toHaveAttribute('href', 'tel:+442079460112');
  },
};

export const Sorted: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    await waitFor(() => expect(names()[0]).toBe('Marcus Bell'));
    await waitFor(() => expect(names().at(-1)).toBe('Pedro Duarte'));
    await expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.type(screen.getByRole('searchbox'), 'pr');
    await waitFor(() => expect(names()).toEqual(['Marcus Bell', 'Owen Price']));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.actions.onExport).toHaveBeenCalledOnce());
    const [rows] = (args.actions.onExport as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect((rows as typeof contacts).map(({ name }) => name)).toEqual([
      'Marcus Bell',
      'Owen Price',
    ]);
  },
};

/** Arrows move between rows; Space previews a contact, e edits it. */
export const RowKeys: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      contactPreview: { onOpen: fn(), onClose: fn(), onEnter: fn() },
    },
  },
  play: async ({ args }) => {
    screen.getByRole('link', { name: 'Elena Petrova' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'Sofía Marín' })).toHaveFocus();
    // Including a control that its row has only just rendered.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect(screen.getByRole('button', { name: 'Copy +44 161 496 0183' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('row', { name: /Marcus Bell/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.actions.contactPreview?.onOpen).toHaveBeenLastCalledWith('c-2');
    await userEvent.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveFocus());
    await expect(dialog.getByLabelText('First Name')).toHaveValue('Marcus');
  },
};

const withFilters = { ...meta.args.actions, onFiltersChange: fn() };

/** Consents and tags narrow the list; several values of one filter add up. */
export const Filters: Story = {
  args: { actions: withFilters },
  play: async () => {
    const consent = await screen.findByRole('button', {
      name: 'Filter by consent: Any consent',
    });
    await userEvent.click(consent);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Voice: Yes' }));
    await waitFor(() => expect(names()).toEqual(['Elena Petrova', 'Sofía Marín']));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Voice: No' }));
    await waitFor(() => expect(names()).toEqual(['Elena Petrova', 'Marcus Bell', 'Sofía Marín']));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Filter by tags: All tags' }));
    const tags = await screen.findAllByRole('menuitemcheckbox');
    await expect(tags.map((tag) => tag.textContent)).toEqual(['Existing patient', 'VIP']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'VIP' }));
    await waitFor(() => expect(names()).toEqual(['Elena Petrova', 'Marcus Bell']));
    await expect(screen.getByText('2 contacts found')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    consent.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(consent).toHaveTextContent('Any consent'));
    await expect(names()).toEqual(['Elena Petrova', 'Marcus Bell']);
  },
};

const filteredToNothing: Pick<ContactsScreenProps, 'state' | 'actions'> = {
  state: { ...meta.args.state, filters: { voice: ['unknown'], sms: [], tags: ['Regatta'] } },
  actions: withFilters,
};

/** An unknown tag of a shared URL stays an option, so that it can be taken out. */
export const FilteredToNothing: Story = {
  args: filteredToNothing,
  parameters: atEveryWidth,
};

export const FiltersCleared: Story = {
  args: filteredToNothing,
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Filter by tags: Tags: Regatta' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toHaveLength(8));
  },
};

/** Exports the selected rows in the displayed order, including those hidden by a search. */
export const SelectedRows: Story = {
  play: async ({ args }) => {
    const select = (name: string) =>
      userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await select('Sofía Marín');
    await select('Elena Petrova');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
    await expect(screen.getAllByText('2 selected')[0]).toBeVisible();
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
    const [rows] = (args.actions.onExport as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect((rows as typeof contacts).map(({ name }) => name)).toEqual([
      'Elena Petrova',
      'Sofía Marín',
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    await expect(screen.getByRole('searchbox')).toBeVisible();
    await expect(screen.getByRole('row', { name: /Elena Petrova/ })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(screen.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  },
};

const withBulk = {
  ...meta.args.actions,
  onChangeContacts: fn(async (): Promise<readonly string[]> => ['c-2']),
};

async function chooseBulk(action: string, chosen = ['Elena Petrova', 'Marcus Bell']) {
  for (const name of chosen) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  await userEvent.click(await bar.findByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Sets one consent, leaves the other; contacts that failed stay selected. */
export const BulkConsent: Story = {
  args: { actions: withBulk },
  play: async ({ args }) => {
    await chooseBulk('Set consent…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set consent' }));
    const submit = dialog.getByRole('button', { name: 'Change 2 contacts' });
    await userEvent.click(submit);
    const voice = dialog.getByLabelText('Voice consent');
    await waitFor(() => expect(voice).toHaveAccessibleDescription('Choose a consent to change'));
    await expect(args.actions.onChangeContacts).not.toHaveBeenCalled();
    await userEvent.click(voice);
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.click(submit);
    await isClosed();
    await expect(args.actions.onChangeContacts).toHaveBeenCalledOnce();
    await expect(args.actions.onChangeContacts).toHaveBeenCalledWith(contacts.slice(0, 2), {
      consentVoice: 'yes',
      consentSms: undefined,
    });
    await expect(screen.getByRole('checkbox', { name: 'Select Marcus Bell' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Select Elena Petrova' })).not.toBeChecked();
  },
};

export const BulkTags: Story = {
  args: { actions: withBulk },
  play: async ({ args }) => {
    await chooseBulk('Add tags…');
    const add = within(await screen.findByRole('dialog', { name: 'Add tags' }));
    const submit = add.getByRole('button', { name: 'Change 2 contacts' });
    await userEvent.click(submit);
    await waitFor(() => expect(tagsField()).toHaveAccessibleDescription(/Add at least one tag/));
    await userEvent.type(tagsField(), 'fair; 2026');
    await userEvent.click(submit);
    await isClosed();
    await expect(args.actions.onChangeContacts).toHaveBeenLastCalledWith(contacts.slice(0, 2), {
      addTags: ['fair', '2026'],
    });
    await chooseBulk('Remove tags…', ['Elena Petrova']);
    const remove = within(await screen.findByRole('dialog', { name: 'Remove tags' }));
    await userEvent.click(remove.getByRole('combobox', { name: 'Tags' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Existing patient', 'VIP']);
    await userEvent.click(screen.getByRole('option', { name: 'VIP' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(remove.getByRole('button', { name: 'Change 2 contacts' }));
    await isClosed();
    await expect(args.actions.onChangeContacts).toHaveBeenLastCalledWith(contacts.slice(0, 2), {
      removeTags: ['VIP'],
    });
  },
};

export const BulkConsentOpen: Story = {
  args: { actions: withBulk },
  parameters: { hasPicture: true, alsoIn: ['phone', 'tablet'] },
  play: async () => {
    screen.getByRole('row', { name: /Elena Petrova/ }).focus();
    await userEvent.keyboard('x');
    await chooseBulk('Set consent…', []);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set consent' }));
    await waitFor(() => expect(dialog.getByLabelText('Voice consent')).toHaveFocus());
  },
};

/** Nothing can be removed from contacts without tags. */
export const BulkWithoutTags: Story = {
  args: { actions: withBulk },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Owen Price' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const item = await screen.findByRole('menuitem', { name: 'Remove tags…' });
    await expect(item).toHaveAccessibleDescription('The selected contacts have no tags');
    await userEvent.click(item);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.actions.onChangeContacts).not.toHaveBeenCalled();
  },
};

/** On touch screens the page menu shows the checkboxes. */
export const SelectsFromPageMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const box = screen.getByRole('checkbox', { name: 'Select Sofía Marín' });
    const target = box.closest('label') as HTMLElement;
    await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(target);
    await expect(box).toBeChecked();
    await expect(screen.getAllByText('1 selected')[0]).toBeVisible();
  },
};

/** On touch screens the row menu has the actions shown on hover elsewhere. */
export const CopiedByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Elena Petrova' }));
    const copy = await screen.findByRole('menuitem', { name: `Copy ${elena.email}` });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith(elena.email);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Add: Story = {
  parameters: { alsoIn: ['phone'] },
  play: async ({ args }) => {
    const { field, submit } = await openAdd();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
    await userEvent.type(field('First Name'), ' Nora ');
    await userEvent.type(field('Last Name'), 'Berg');
    await userEvent.type(field('Email'), ' nora@berg.example ');
    await userEvent.type(field('Phone'), '+47 22 55 01 70');
    for (const name of ['Company', 'Job Title']) {
      await expect(field(name)).toHaveAccessibleDescription('Not saved to the server yet');
      await userEvent.type(field(name), 'x');
    }
    await expect(field('Voice consent')).toHaveTextContent('Not recorded');
    await userEvent.click(field('Voice consent'));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.type(tagsField(), 'VIP, fair{Enter}vip{Enter}');
    await expect(tagsField()).toHaveAccessibleDescription(/“vip” is already in the list\./);
    await userEvent.clear(tagsField());
    await userEvent.type(field('Notes'), 'Met at the fair');
    await userEvent.click(submit);
    await isClosed();
    await expect(args.actions.onCreateContact).toHaveBeenLastCalledWith({
      firstName: 'Nora',
      lastName: 'Berg',
      email: 'nora@berg.example',
      phone: '+47 22 55 01 70',
      company: 'x',
      jobTitle: 'x',
      consentVoice: 'yes',
      consentSms: 'unknown',
      tags: ['VIP', 'fair'],
      notes: 'Met at the fair',
    });
    await expect(screen.getByRole('button', { name: 'Add Contact' })).toHaveFocus();
  },
};

/** A tag of 200 characters stays in the field with its error, and the form is not sent. */
export const LongTag: Story = {
  play: async ({ args }) => {
    const { field, submit } = await openAdd();
    await userEvent.type(field('First Name'), 'Nora');
    await userEvent.type(field('Email'), 'nora@berg.example');
    await userEvent.click(tagsField());
    await userEvent.paste('x'.repeat(200));
    await userEvent.keyboard('{Enter}');
    await expect(tagsField()).toHaveAccessibleDescription(/is too long\. Use at most 60/);
    await userEvent.click(submit);
    await expect(tagsField()).toBeInvalid();
    await expect(args.actions.onCreateContact).not.toHaveBeenCalled();
  },
};

async function openEdit() {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Elena Petrova' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
  await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveFocus());
  return dialog;
}

export const EditOpen: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone', 'tablet'] },
  play: async () => {
    await openEdit();
    tagsField().scrollIntoView({ block: 'center' });
  },
};

/** A consent shows since when and from what it is known, until it is changed. */
export const EditConsent: Story = {
  play: async ({ args }) => {
    const dialog = await openEdit();
    const voice = dialog.getByLabelText('Voice consent');
    await expect(voice).toHaveTextContent('Yes');
    await expect(voice).toHaveAccessibleDescription('Since 14/06/24 · From an import');
    await expect(dialog.getByLabelText('SMS consent')).toHaveAccessibleDescription('');
    await userEvent.click(voice);
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    await expect(voice).toHaveAccessibleDescription('');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove VIP' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await isClosed();
    await expect(args.actions.onUpdateContact).toHaveBeenLastCalledWith(
      elena,
      expect.objectContaining({
        consentVoice: 'no',
        consentSms: 'yes',
        tags: ['Existing patient'],
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args }) => {
    const { field, submit } = await openAdd();
    await userEvent.click(submit);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Email is required'));
    await expect(field('First Name')).toHaveAccessibleDescription(
      'Please provide at least a first name or last name',
    );
    await userEvent.type(field('Last Name'), 'Berg');
    await userEvent.type(field('Email'), 'nora');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Enter a valid email'));
    await waitFor(() => expect(field('First Name')).toBeValid());
    await expect(args.actions.onCreateContact).not.toHaveBeenCalled();
  },
};

/** A likely duplicate is shown with a link, and does not block. */
export const Duplicate: Story = {
  play: async ({ args }) => {
    const { field, submit, dialog } = await openAdd();
    await userEvent.type(field('Phone'), '020 7946 0112');
    await dialog.findByText(/Elena Petrova already has this phone number\./);
    await userEvent.type(field('Email'), 'MARCUS@bellproperty.example');
    await dialog.findByText(/Marcus Bell already has this email\./);
    await expect(dialog.getByRole('link', { name: 'Open contact' })).toHaveAttribute(
      'href',
      '?contact=c-2',
    );
    await userEvent.type(field('First Name'), 'Marcus');
    await userEvent.click(submit);
    await waitFor(() => expect(args.actions.onCreateContact).toHaveBeenCalledOnce());
  },
};

/** A rejected form keeps its values; leaving asks for confirmation. */
export const Refused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'refused',
        message: 'Failed to create contact',
      })),
    },
  },
  play: async () => {
    const { field, submit, dialog } = await openAdd();
    await userEvent.type(field('First Name'), 'Nora');
    await userEvent.type(field('Email'), 'nora@berg.example');
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to create contact');
    await expect(field('First Name')).toHaveValue('Nora');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field('First Name')).toHaveFocus());
  },
};

/** M01: a second click sends nothing. */
export const Pending: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onCreateContact: fn(() => new Promise<ContactOutcome>(() => {})),
    },
  },
  play: async ({ args }) => {
    const { field, submit } = await openAdd();
    await userEvent.type(field('First Name'), 'Nora');
    await userEvent.type(field('Email'), 'nora@berg.example');
    submit.click();
    submit.click();
    await screen.findByRole('button', { name: 'Adding…' });
    await expect(args.actions.onCreateContact).toHaveBeenCalledOnce();
  },
};

/** S24: the draft of an expired session is restored. */
export const KeptDraft: Story = {
  args: {
    contactDrafts: draftBox<ContactDraft>({
      '': {
        firstName: 'Nora',
        lastName: '',
        email: 'nora@berg',
        phone: '',
        company: '',
        jobTitle: '',
        consentVoice: 'yes',
        consentSms: 'unknown',
        tags: { tags: ['VIP'], text: 'half' },
        notes: '',
      },
    }),
  },
  play: async () => {
    const { field } = await openAdd();
    await expect(field('First Name')).toHaveValue('Nora');
    await expect(field('First Name')).toHaveAccessibleDescription(
      'Your unsaved input was restored.',
    );
    await expect(field('Voice consent')).toHaveTextContent('Yes');
    await expect(tagsField()).toHaveValue('half');
    await expect(screen.getByRole('button', { name: 'Remove VIP' })).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ args }) => {
    await userEvent.hover(screen.getByRole('row', { name: /Sofía Marín/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
    await expect(dialog.getByLabelText('First Name')).toHaveValue('Sofía');
    await expect(dialog.getByLabelText('Last Name')).toHaveValue('Marín');
    await userEvent.type(dialog.getByLabelText('Phone'), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await isClosed();
    await expect(args.actions.onUpdateContact).toHaveBeenLastCalledWith(
      contacts[2],
      expect.objectContaining({ firstName: 'Sofía', phone: '+34 910 555 0149' }),
    );
  },
};

export const Selected: Story = { args: { state: { ...meta.args.state, openContactId: 'c-1' } } };

export const Loading: Story = {
  args: { state: { ...meta.args.state, contacts: loading } },
  play: async () => {
    await expect(screen.getByText('Loading contacts…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { ...meta.args.state, contacts: failed('Contacts could not be loaded.', fn()) } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(
      args.state.contacts.status === 'error' && args.state.contacts.retry,
    ).toHaveBeenCalled();
  },
};

/** M08: loaded data stays, with a note that the refresh failed. */
export const NotRefreshed: Story = {
  args: {
    state: {
      ...meta.args.state,
      contacts: outdatedList(contacts, 'Contacts could not be loaded.'),
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Contacts could not be loaded.');
  },
};

export const Unavailable: Story = {
  args: { state: { ...meta.args.state, contacts: unavailable } },
  play: async () => {
    await expect(await screen.findByText('Something Amazing Is Coming')).toBeVisible();
  },
};

export const Empty: Story = { args: { state: { ...meta.args.state, contacts: readyList([]) } } };

/** D04, X01: unexpected values are shown as plain text. */
export const Odd: Story = {
  args: { state: { ...meta.args.state, contacts: readyList(oddContacts) } },
  parameters: { alsoIn: ['phone'] },
};

/** A thousand contacts, virtualised; the next thousand are on the next page. */
export const Thousand: Story = {
  args: {
    state: { ...meta.args.state, contacts: readyList(manyContacts(1000), true) },
    paging: { page: 1, hasPrevious: false, hasNext: true, onPrevious: fn(), onNext: fn() },
  },
  play: async ({ args }) => {
    await expect(screen.getByText('1,000+')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(100));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(args.paging?.onNext).toHaveBeenCalledOnce();
  },
};
