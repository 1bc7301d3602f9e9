import type { AssignableRole } from '@platform/api';
import type { Team } from './loadTeam.ts';

/**
 * Optimistic edits of the team, as a list of changes over what the server said last, in the order
 * they were made. What is shown is the base with every edit applied; an edit that fails is taken
 * out and leaves the others as they are (reliability M04 to M06). Done edits are folded into the
 * base from the front only, so that an earlier one still pending can never show an older value.
 */
export interface TeamEdit {
  id: number;
  apply: (team: Team) => Team;
  isDone: boolean;
}

/** The team with one member's role changed. */
export const withRole =
  (memberKey: string, role: AssignableRole) =>
  (team: Team): Team => ({
    ...team,
    members: team.members.map((member) =>
      member.key === memberKey ? { ...member, role } : member,
    ),
  });

/** The team without one member. */
export const withoutMember =
  (memberKey: string) =>
  (team: Team): Team => ({
    ...team,
    members: team.members.filter((member) => member.key !== memberKey),
  });

/** The team without one pending invite. */
export const withoutInvite =
  (inviteKey: string) =>
  (team: Team): Team => ({
    ...team,
    invites: team.invites.filter((invite) => invite.key !== inviteKey),
  });

/** What is shown: the server's word with every edit applied in order. */
export const applyEdits = (team: Team, edits: readonly TeamEdit[]): Team =>
  edits.reduce((edited, edit) => edit.apply(edited), team);

/** How a settled edit leaves the list: the edits to fold into the base, and those that stay. */
export interface Settled {
  folded: readonly TeamEdit[];
  waiting: readonly TeamEdit[];
}

/** Takes a failed edit out, or marks it done and folds every done edit at the front. */
export function settleEdit(edits: readonly TeamEdit[], id: number, isDone: boolean): Settled {
  const rest = isDone
    ? edits.map((edit) => (edit.id === id ? { ...edit, isDone: true } : edit))
    : edits.filter((edit) => edit.id !== id);
  const firstPending = rest.findIndex((edit) => !edit.isDone);
  const end = firstPending === -1 ? rest.length : firstPending;
  return { folded: rest.slice(0, end), waiting: rest.slice(end) };
}
