import type { TeamPage } from './teamPage.ts';

/** One write of the team screen: whom it is tried on, how, and what it says when it fails. */
export interface TeamWrite {
  /** What it is called in a test's title. */
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** Path of the call, as a fault takes it. */
  path: string;
  /** What the ledger calls it. */
  action: string;
  /** Rows, or new addresses, that it can be tried on. */
  subjects: readonly [string, string];
  /** Everything but the last click. */
  prepare: (team: TeamPage, subject: string) => Promise<void>;
  /** The click that sends it. */
  send: (team: TeamPage, subject: string) => Promise<void>;
  /** The default text of its failure (spec 8). */
  failure: string;
  success: string;
}

const confirm = (team: TeamPage) =>
  team.confirmation.getByRole('button', { name: 'Remove' }).click();

/** The four writes of spec 2.8. */
export const teamWrites: readonly TeamWrite[] = [
  {
    name: 'invite',
    method: 'POST',
    path: '/v1/invite-user',
    action: 'invite.created',
    subjects: ['ada@new.example', 'bo@new.example'],
    prepare: (team, subject) => team.draftInvite(subject),
    send: (team) => team.submitInvite.click(),
    failure: 'Failed to send invitation.',
    success: 'Invitation sent.',
  },
  {
    name: 'role change',
    method: 'PATCH',
    path: '/v1/team/member/*/role',
    action: 'member.role_changed',
    subjects: ['Amara Okafor', 'Mateus Almeida'],
    prepare: (team, subject) => team.draftRole(subject, 'Admin'),
    send: (team, subject) => team.choose(subject, 'Save'),
    failure: 'Failed to update role',
    success: 'Role updated',
  },
  {
    name: 'removal',
    method: 'DELETE',
    path: '/v1/team/member/*',
    action: 'member.removed',
    subjects: ['Amara Okafor', 'Mateus Almeida'],
    prepare: (team, subject) => team.askToRemove(subject),
    send: confirm,
    failure: 'Failed to remove member',
    success: 'Member removed',
  },
  {
    name: 'cancelled invite',
    method: 'DELETE',
    path: '/v1/invites/*',
    action: 'invite.cancelled',
    subjects: ['noor.haddad@northwind.example', 'tomasz.zielinski@northwind.example'],
    prepare: (team, subject) => team.askToRemove(subject, 'Cancel Invite'),
    send: confirm,
    failure: 'Failed to cancel invite',
    success: 'Invite cancelled',
  },
];
