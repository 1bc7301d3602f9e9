import type { AssignableRole } from '@platform/api';
import type { Team } from './loadTeam.ts';

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
