import { AccountScreen } from '@platform/ui/profile';
import type { AccountState } from '@platform/ui/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import { failed, loading, outdated, ready, refused, unavailable } from '../remotes.ts';
import { admin, organizationBy, ownSession, report, sessions, unknownSession } from './fixtures.ts';

const other = sessions[1]!;

const state: AccountState = {
  person: {
    id: 'priya.nair',
    name: 'Priya Nair',
    email: 'priya.nair@northwind.example',
    picture: '',
    isVerified: true,
  },
  organization: ready(organizationBy(admin)),
  requests: unavailable,
  session: ready({ methods: [], since: '' }),
  sessions: ready(sessions),
  endingSessions: new Set(),
  theme: 'system',
  areSingleKeysEnabled: true,
  drafts: [],
};

const meta = {
  title: 'Profile/Sessions',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state,
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

const withSessions = (given: AccountState['sessions'], rest: Partial<AccountState> = {}) => ({
  args: { state: { ...state, sessions: given, ...rest } },
});

const section = () => within(screen.getByRole('region', { name: 'Your sessions' }));

export const Default: Story = {};

/** The session of this browser has no button. */
export const Devices: Story = {
  parameters: atEveryWidth,
  play: async () => {
    // The picture shows what is in view.
    screen.getByRole('region', { name: 'Your sessions' }).scrollIntoView({ block: 'center' });
    const rows = section().getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chrome on Windows'),
      expect.stringContaining('Safari on iOS'),
      expect.stringContaining('Firefox on Android'),
    ]);
    await expect(within(rows[0]!).getByText('This device')).toBeVisible();
    await expect(within(rows[0]!).queryByRole('button')).toBeNull();
    await expect(rows[1]).toHaveTextContent('Pune, India · 203.0.113.7');
    await expect(rows[1]).toHaveTextContent('Last used 17/06/24 21:05');
    await expect(rows[2]).toHaveTextContent('2001:db8:85a3::8a2e:370:7334');
  },
};

export const Loading: Story = withSessions(loading);

export const OneSession: Story = {
  ...withSessions(ready([ownSession])),
  play: async () => {
    await expect(section().getByText('You are signed in on no other device.')).toBeVisible();
    await expect(section().queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = withSessions(failed('Your sessions could not be loaded'));

export const Refused: Story = {
  ...withSessions(refused('Sessions are managed by your organization.')),
  play: async () => {
    await expect(section().getByRole('alert')).toHaveTextContent('managed by your organization');
    await expect(section().queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const Outdated: Story = withSessions(
  outdated(sessions, 'Your sessions could not be loaded'),
);

/** A deployment without the calls has no such section. */
export const Unavailable: Story = {
  ...withSessions(unavailable),
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Your sessions' })).toBeNull();
  },
};

/** The row stays until the service has ended the session; a second press does nothing. */
export const SigningOut: Story = {
  ...withSessions(ready(sessions), { endingSessions: new Set([other.key]) }),
  play: async ({ args }) => {
    const button = section().getByRole('button', { name: 'Signing out…: Safari on iOS' });
    await userEvent.click(button);
    await expect(args.actions.onEndSession).not.toHaveBeenCalled();
  },
};

/** The row is removed as after another tab signed it out; the next row gets the focus. */
export const SignedOut: Story = {
  render: function SignedOut(args) {
    const [list, setList] = useState(sessions);
    const onEndSession: typeof args.actions.onEndSession = (ended, name) => {
      args.actions.onEndSession(ended, name);
      setList(list.filter(({ key }) => key !== ended.key));
    };
    return (
      <AccountScreen
        {...args}
        state={{ ...args.state, sessions: ready(list) }}
        actions={{ ...args.actions, onEndSession }}
      />
    );
  },
  play: async ({ args }) => {
    section().getByRole('button', { name: 'Sign out there: Safari on iOS' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onEndSession).toHaveBeenCalledWith(other, 'Safari on iOS');
    const next = await section().findByRole('button', { name: /Firefox on Android/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(section().getByText('You are signed in on no other device.')).toBeVisible();
  },
};

export const SigningOutOthers: Story = {
  play: async ({ args }) => {
    const open = section().getByRole('button', { name: 'Sign out everywhere else' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^2 other sessions will end/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.actions.onEndOtherSessions).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.actions.onEndOtherSessions).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The dialog stays open with the message. */
export const OthersNotSignedOut: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onEndOtherSessions: fn(async () => ({
        status: 'refused' as const,
        message: 'Too many attempts. Wait a moment, then try again.',
      })),
    },
  },
  play: async () => {
    await userEvent.click(section().getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

/** A device without data, one with long names, and one without an id, which cannot be ended. */
export const LongContent: Story = {
  ...withSessions(
    ready([
      { ...ownSession, browser: 'Donaudampfschifffahrtsbrowser'.repeat(4) },
      unknownSession,
      {
        ...unknownSession,
        key: '#2',
        id: '',
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3),
      },
    ]),
  ),
  play: async () => {
    const names = section()
      .getAllByRole('button', { name: /^Sign out there/ })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Sign out there: Unknown device']);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
