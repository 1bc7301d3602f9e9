import { AccountScreen } from '@platform/ui/profile';
import type { AccountScreenProps } from '@platform/ui/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { people, readAs } from '../../.storybook/roles.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';
import { inShell } from '../shell/inShell.tsx';
import { admin, drafts, offer, organizationBy, report, sessions } from './fixtures.ts';
import { failed, loading, ready, unavailable } from '../remotes.ts';

const unknownRole =
  'Your organization and your role could not be loaded. Until then, you cannot change anything.';

const roleArgs: ArgsForPerson<AccountScreenProps> = (person, { state }) => ({
  state: {
    ...state,
    person: { ...state.person, id: person.id, name: person.name },
    organization: readAs(person, ready(organizationBy(person)), unknownRole),
  },
});

const meta = {
  title: 'Profile/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', roleArgs },
  args: {
    state: {
      person: {
        id: 'priya.nair',
        name: 'Priya Nair',
        email: 'priya.nair@northwind.example',
        picture: '',
        isVerified: true,
      },
      organization: ready(organizationBy(admin)),
      requests: ready([offer]),
      session: ready({
        methods: [
          { method: 'password', lastUsedAt: '2024-06-18T07:00:00Z' },
          { method: 'google', lastUsedAt: '2024-06-12T07:00:00Z' },
        ],
        since: '2024-06-18T07:00:00Z',
      }),
      sessions: ready(sessions),
      endingSessions: new Set(),
      theme: 'system',
      areSingleKeysEnabled: true,
      drafts,
    },
    actions: {
      onAnswer: fn(),
      onEndSession: fn(),
      onEndOtherSessions: fn(async () => undefined),
      onThemeChange: fn(),
      onSingleKeysEnabledChange: fn(),
      onDiscardDraft: fn(),
      onClearDrafts: fn(),
      onSignOut: fn(),
      onDownloadReport: fn(),
    },
    writeReport: () => report,
  },
  decorators: [inShell({ currentPath: '/account', breadcrumb: [{ label: 'My Account' }] })],
} satisfies Meta<typeof AccountScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (canvas: HTMLElement) => within(within(canvas).getByRole('main'));

export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = {
  args: {
    state: {
      ...meta.args.state,
      organization: loading,
      requests: loading,
      session: loading,
      sessions: loading,
    },
  },
};

/** No role requests, no drafts, and few values from the service. */
export const NothingToDo: Story = {
  args: {
    state: {
      ...meta.args.state,
      person: {
        id: 'x',
        name: 'x@y.example',
        email: 'x@y.example',
        picture: '',
        isVerified: false,
      },
      organization: ready(organizationBy(admin, { tenantId: null })),
      requests: ready([]),
      session: ready({ methods: null, since: '' }),
      drafts: [],
    },
  },
};

/** The user is known; the rest can be retried, and actions that need a role are hidden. */
export const Failed: Story = {
  args: { state: { ...meta.args.state, organization: failed(unknownRole) } },
  play: async ({ canvasElement }) => {
    const main = page(canvasElement);
    await expect(main.getByText('priya.nair@northwind.example')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveTextContent(unknownRole);
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(main.getByRole('button', { name: 'Sign out in this browser' })).toBeVisible();
  },
};

export const NotRefreshed: Story = {
  args: {
    state: {
      ...meta.args.state,
      organization: {
        status: 'ready',
        data: organizationBy(admin),
        refreshError: { message: unknownRole, retry: () => {} },
      },
    },
  },
};

/** A deployment without role requests has no such section. */
export const RequestsUnavailable: Story = {
  args: { state: { ...meta.args.state, requests: unavailable } },
};

/** Permissions of the role and explicit ones, including unknown names. */
export const ExplicitPermissions: Story = {
  args: {
    state: {
      ...meta.args.state,
      organization: ready(
        organizationBy(people['editor']!, { permissions: ['users.invite', 'reports.export'] }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const section = within(page(canvasElement).getByRole('region', { name: 'Organization' }));
    await expect(section.getByText('You have 3 of 7 permissions')).toBeVisible();
    await expect(
      section.getByText('Granted in addition to your role: Invite people, reports.export'),
    ).toBeVisible();
    await expect(section.queryByText('Manage roles')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    state: {
      ...meta.args.state,
      person: {
        id: 'x',
        name: 'Wolfeschlegelsteinhausenbergerdorff <b>قاعة</b>',
        email: `${'very.long.mailbox.'.repeat(6)}@northwind.example`,
        picture: '',
        isVerified: true,
      },
      organization: ready(
        organizationBy(admin, { tenantId: 'tnt_'.repeat(30), tenantName: 'Northwind '.repeat(20) }),
      ),
      drafts: [{ ...drafts[0]!, name: 'Rindfleischetikettierungsüberwachung '.repeat(3) }],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const ClearingDrafts: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(page(canvasElement).getByRole('region', { name: 'This device' }));
    await expect(section.getByText('3 drafts, 12 KB')).toBeVisible();
    await userEvent.click(
      section.getByRole('button', { name: 'Discard: Lead, Trade fair in Pune' }),
    );
    await expect(args.actions.onDiscardDraft).toHaveBeenCalledWith(drafts[0]);
    await expect(section.queryByRole('button', { name: 'Open: Unsent form' })).toBeNull();

    await userEvent.click(section.getByRole('button', { name: 'Clear drafts' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.actions.onClearDrafts).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear drafts' }));
    await expect(args.actions.onClearDrafts).toHaveBeenCalledOnce();
  },
};

/** The user sees the report before downloading it. */
export const ReportShown: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(page(canvasElement).getByRole('region', { name: 'Help' }));
    await expect(section.queryByRole('button', { name: 'Copy report' })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Show report' }));
    await expect(section.getByText(/^Build: index/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Download report' }));
    await expect(args.actions.onDownloadReport).toHaveBeenCalledWith(report);
  },
};

export const Preferences: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(page(canvasElement).getByRole('region', { name: 'Preferences' }));
    await userEvent.click(section.getByRole('radio', { name: 'Dark' }));
    await expect(args.actions.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(section.getByRole('switch', { name: 'Single keys' }));
    await expect(args.actions.onSingleKeysEnabledChange).toHaveBeenCalledWith(false);
    await expect(section.getByRole('combobox', { name: 'Language' })).toHaveTextContent('English');
  },
};
