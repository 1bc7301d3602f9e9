import { Badge, definePanelSlots, Page, SidePanelContainer, Stack, Text } from '@platform/ui';
import { ContactPanel, ContactsScreen } from '@platform/ui/crm';
import type { SaveOutcome } from '@platform/ui';
import type {
  ContactOutcome,
  ContactPanelProps,
  CrmContact,
  InteractionValues,
} from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { contacts, elena } from './contactFixtures.ts';
import { contactHref, crmPaths, draftBox, readyList } from './fixtures.ts';
import { agentNames, interactions } from './interactionFixtures.ts';
import { leads } from './leadFixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading, ready } from '../remotes.ts';

const saved = async (): Promise<SaveOutcome> => ({ status: 'saved' });

const meta = {
  title: 'CRM/Contact panel',
  component: ContactPanel,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: {
      contactId: elena.key,
      contact: ready(elena),
      contacts: readyList(contacts),
      leads: readyList(leads.slice(0, 1)),
      interactions: readyList(interactions.slice(0, 3)),
      agentNames,
      position: { number: 1, total: 248 },
    },
    actions: {
      onNext: fn(),
      onClose: fn(),
      onCreateContact: fn(async (): Promise<ContactOutcome> => ({
        status: 'saved',
        contact: elena,
      })),
      onUpdateContact: fn(saved),
      onCreateLead: fn(saved),
      onCreateInteraction: fn(saved),
    },
    contactHref,
  },
  render: (args: ContactPanelProps) => (
    <SidePanelContainer>
      <main>
        <Page>
          <ContactsScreen
            paths={crmPaths}
            contactHref={contactHref}
            state={{
              contacts: readyList(contacts),
              search: '',
              sorting: null,
              openContactId: args.state.contactId,
            }}
            actions={{ ...args.actions, onSearchChange: fn(), onSortingChange: fn() }}
          />
        </Page>
        <ContactPanel {...args} />
      </main>
    </SidePanelContainer>
  ),
} satisfies Meta<typeof ContactPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const panel = async (name = 'Elena Petrova') =>
  within(await screen.findByRole('complementary', { name }));

/** The mockup contact-panel. */
export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

export const NextAndClose: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    await expect(inside.getByRole('heading', { name: 'Elena Petrova' })).toBeVisible();
    await expect(inside.getByText('Since 14/06/24 · From an import')).toBeVisible();
    await expect(inside.getByText('SMS consent').nextElementSibling).toHaveTextContent('Yes');
    await expect(inside.getByText('VIP')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Next contact' }));
    await expect(args.actions.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onClose).toHaveBeenCalledOnce();
  },
};

/** Below 1100 px it is a sheet over the page. */
export const SheetWithoutRoom: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Elena Petrova' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(args.actions.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onClose).toHaveBeenCalledOnce();
  },
  parameters: { hasPicture: true },
};

/** Logs an interaction with the open contact, with default type and direction. */
export const Log: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    await userEvent.type(summary, ' Called about Friday ');
    await userEvent.click(inside.getByRole('radio', { name: 'Meeting' }));
    await userEvent.click(inside.getByRole('button', { name: 'Log' }));
    await waitFor(() =>
      expect(args.actions.onCreateInteraction).toHaveBeenLastCalledWith({
        contactId: 'c-1',
        type: 'meeting',
        direction: 'out',
        summary: 'Called about Friday',
      }),
    );
    await waitFor(() => expect(summary).toHaveValue(''));
  },
};

/** A summary is a long text: Enter breaks its line, Ctrl + Enter logs it. */
export const LogByKeys: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    await expect(inside.getByText('to send', { exact: false })).toBeVisible();
    await userEvent.type(summary, 'Called{Enter}twice');
    await expect(summary).toHaveValue('Called\ntwice');
    await fireEvent.keyDown(summary, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    await expect(args.actions.onCreateInteraction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(summary).toHaveValue(''));
    await expect(args.actions.onCreateInteraction).toHaveBeenCalledTimes(1);
    await expect(args.actions.onCreateInteraction).toHaveBeenCalledWith(
      expect.objectContaining({ summary: 'Called\ntwice' }),
    );
  },
};

/** One focus ring around the whole composer, none inside it. */
export const LogFocused: Story = {
  play: async () => {
    const inside = await panel();
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    await userEvent.click(summary);
    const rings = (element: HTMLElement) => getComputedStyle(element).outlineStyle === 'solid';
    const composer = summary.closest('form') as HTMLElement;
    const parts = [...composer.querySelectorAll<HTMLElement>('*')];
    await expect(rings(composer)).toBe(true);
    await expect(parts.filter(rings)).toEqual([]);
    await expect(summary.offsetWidth).toBe(composer.clientWidth);

    const direction = inside.getByRole('combobox', { name: 'Direction' });
    direction.focus();
    await expect(rings(composer)).toBe(false);
    await expect(direction.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      summary.getBoundingClientRect().bottom,
    );
  },
};

export const LogFillsTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Elena Petrova' });
    const inside = within(sheet);
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    const composer = summary.closest('form') as HTMLElement;
    await expect(sheet.offsetWidth).toBe(window.innerWidth);
    await expect(composer.offsetWidth).toBe(window.innerWidth - 32);
    await expect(inside.getByRole('button', { name: 'Log' })).toBeVisible();
  },
};

/** A rejected log shows the reason and keeps the text. */
export const LogRefused: Story = {
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
    const inside = await panel();
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    await userEvent.type(summary, 'Called');
    await userEvent.click(inside.getByRole('button', { name: 'Log' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      'Failed to create interaction',
    );
    await expect(summary).toHaveValue('Called');
  },
};

/** The draft of one contact is kept while another is open. */
export const KeptDraft: Story = {
  args: {
    interactionDrafts: draftBox<InteractionValues>({
      'c-1': { contactId: 'c-1', type: 'email', direction: 'in', summary: 'Half a sentence' },
    }),
  },
  play: async () => {
    const inside = await panel();
    await expect(await inside.findByRole('textbox', { name: 'Summary' })).toHaveValue(
      'Half a sentence',
    );
    await expect(inside.getByRole('radio', { name: 'Email' })).toBeChecked();
    await expect(inside.getByText('Draft kept')).toBeVisible();
  },
};

/** The draft is saved at once, which a note says; the user discards it. */
export const DiscardedDraft: Story = {
  args: { interactionDrafts: draftBox<InteractionValues>() },
  play: async ({ args }) => {
    const inside = await panel();
    const summary = await inside.findByRole('textbox', { name: 'Summary' });
    await expect(inside.queryByText('Draft kept')).toBeNull();
    await userEvent.type(summary, 'Half');
    await expect(inside.getByText('Draft kept')).toBeVisible();
    await expect(args.interactionDrafts?.read('c-1')?.summary).toBe('Half');
    await userEvent.click(inside.getByRole('button', { name: 'Discard draft' }));
    await expect(summary).toHaveValue('');
    await expect(summary).toHaveFocus();
    await expect(inside.queryByText('Draft kept')).toBeNull();
    await expect(args.interactionDrafts?.read('c-1')).toBeUndefined();
  },
};

export const Edit: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    await userEvent.click(inside.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Notes'), '.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.actions.onUpdateContact).toHaveBeenCalledOnce());
    await waitFor(() => expect(inside.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

/** The contact of a new lead is preselected. */
export const AddLead: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    await userEvent.click(await inside.findByRole('button', { name: 'Add Lead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await expect(dialog.getByRole('combobox', { name: 'Contact' })).toHaveTextContent(
      'Elena Petrova',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
    await waitFor(() =>
      expect(args.actions.onCreateLead).toHaveBeenLastCalledWith(
        expect.objectContaining({ contactId: 'c-1', status: 'New' }),
      ),
    );
  },
};

export const Missing: Story = {
  args: {
    state: { ...meta.args.state, contactId: 'c-gone', contact: ready(null) },
  },
  play: async () => {
    const inside = await panel('Contact');
    await expect(inside.getByText('Contact not found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { ...meta.args.state, contact: loading, leads: loading, interactions: loading } },
};

export const PartsFailed: Story = {
  args: {
    state: {
      ...meta.args.state,
      leads: failed('Leads could not be loaded.', fn()),
      interactions: failed('Interactions could not be loaded.', fn()),
    },
  },
  play: async () => {
    const alerts = await screen.findAllByRole('alert');
    await expect(alerts).toHaveLength(2);
    await expect(alerts[0]).toHaveTextContent('Leads could not be loaded.');
    await expect(alerts[1]).toHaveTextContent('Interactions could not be loaded.');
  },
};

export const Bare: Story = {
  args: {
    state: {
      ...meta.args.state,
      contact: ready({ ...elena, phone: '', company: '', notes: '', tags: [] }),
      leads: readyList([]),
      interactions: readyList([]),
    },
  },
};

/** A consent that was withdrawn, and one from a source that the client does not know. */
export const OtherConsents: Story = {
  parameters: { hasPicture: true },
  args: {
    state: {
      ...meta.args.state,
      contact: ready({
        ...elena,
        consentVoice: false,
        consentVoiceRecord: { since: elena.createdAt, source: 'contact_form' },
        consentSmsRecord: { since: null, source: 'Summer fair' },
      }),
    },
  },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText('Since 18/06/24 · From the contact form')).toBeVisible();
    await expect(inside.getByText('From “Summer fair”')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    state: {
      ...meta.args.state,
      contact: ready({
        ...elena,
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim(),
        email: `${'long.'.repeat(40)}name@harbourlane.example`,
        notes: 'Prefers mornings and asks for a summary after each call. '.repeat(12),
      }),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Email and phone are links and can be copied; success or failure is announced. */
export const LinksAndCopies: Story = {
  play: async () => {
    const panel = within(await screen.findByRole('complementary', { name: elena.name }));
    await expect(panel.getByRole('link', { name: elena.email })).toHaveAttribute(
      'href',
      `mailto:${elena.email}`,
    );
    await expect(panel.getByRole('link', { name: elena.phone })).toHaveAttribute(
      'href',
      `tel:${elena.phone.replaceAll(' ', '')}`,
    );
    const copy = panel.getByRole('button', { name: `Copy ${elena.email}` });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(copy);
    await expect(await panel.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith(elena.email);
    write.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(copy);
    await expect(await panel.findByText('Not copied: the browser refused')).toBeVisible();
    write.mockRestore();
  },
};

/** Empty fields are omitted; an invalid address is plain text. */
export const HostileFacts: Story = {
  args: {
    state: {
      ...meta.args.state,
      contact: ready({
        ...elena,
        email: 'elena@petrova.example?bcc=all@evil.example',
        phone: 'javascript:alert(12345)',
        company: '',
        notes: '',
      }),
    },
  },
  play: async () => {
    const panel = within(await screen.findByRole('complementary', { name: elena.name }));
    await expect(panel.getByText(/bcc=all/)).toBeVisible();
    await expect(panel.queryByRole('link', { name: /bcc|javascript/ })).toBeNull();
    await expect(panel.queryByText('Company', { selector: 'dt' })).toBeNull();
    await expect(panel.queryByText('N/A')).toBeNull();
  },
};

/** Adds a custom fact and section, and hides another fact. */
export const CustomParts: Story = {
  args: {
    slots: definePanelSlots<CrmContact>({
      facts: (own) => [
        { label: 'Berth', value: <Badge tone="accent">B4</Badge> },
        ...own.filter(({ label }) => label !== 'Company'),
      ],
      sections: ({ name }) => (
        <Stack as="section" gap="2">
          <Text as="h3" type="title">
            Boats
          </Text>
          <Text as="p">{name} has two boats in the harbour.</Text>
        </Stack>
      ),
    }),
  },
  parameters: { ...atEveryWidth, alsoIn: ['phone'] },
  play: async () => {
    // A sheet on phones.
    await expect(await screen.findByRole('heading', { name: 'Boats' })).toBeVisible();
    await expect(screen.getByText('B4')).toBeVisible();
    await expect(screen.queryByText('Company', { selector: 'dt' })).toBeNull();
  },
};

/* The panel renders once more while the next story replaces it: it must not throw there. */
let isFailing = false;

function throwInStory<T>(value: T): T {
  if (isFailing) throw new Error('A mistake in a slot.');
  return value;
}

/** A fact and a section that throw leave the rest of the panel. */
export const PartsThrow: Story = {
  args: {
    slots: definePanelSlots<CrmContact>({
      facts: (facts) => throwInStory(facts),
      sections: () => throwInStory(null),
    }),
  },
  parameters: { logsErrors: true, hasPicture: true },
  beforeEach: () => {
    const { error } = console;
    Object.assign(console, { error: () => {} });
    isFailing = true;
    return () => void Object.assign(console, { error });
  },
  afterEach: () => {
    isFailing = false;
  },
  play: async () => {
    const inside = await panel();
    await expect(inside.getAllByText('This part could not be shown.')).toHaveLength(2);
    await expect(inside.getByText('Company', { selector: 'dt' })).toBeVisible();
  },
};
