import {
  actorOf,
  refuseCancelInvite,
  refuseEditRole,
  refuseInvite,
  refuseRemove,
} from '@platform/api';
import type { Actor, Refusal, User } from '@platform/api';
import type { TeamRefusal, TeamRow } from '@platform/ui';
import type { Team } from './loadTeam.ts';

/** Who acts on the team: the fetched roles win over the stored ones (spec 6, reliability X08). */
export const teamActor = (team: Team, user: User): Actor =>
  actorOf(team.context, team.profile ?? user);

/** Why this person may not invite; null where they may. */
export const inviteRefusal = (actor: Actor): TeamRefusal | null =>
  asTeamRefusal(refuseInvite(actor));

/** The rows of the screen: members, then pending invites, each with what may be done to it. */
export function teamRows(team: Team, actor: Actor): TeamRow[] {
  const members = team.members.map((member): TeamRow => {
    const target = { kind: 'member', id: member.id, role: member.role } as const;
    return {
      ...member,
      kind: 'member',
      editRefusal: onKnown(member.id, refuseEditRole(actor, target)),
      removeRefusal: onKnown(member.id, refuseRemove(actor, target)),
    };
  });
  const invites = team.invites.map((invite): TeamRow => ({
    ...invite,
    kind: 'invite',
    editRefusal: 'pendingRow',
    removeRefusal: onKnown(invite.id, refuseCancelInvite(actor)),
  }));
  return [...members, ...invites];
}

/** A row that the server sent without an id cannot be acted on. */
const onKnown = (id: string, refusal: Refusal | null): TeamRefusal | null =>
  id === '' ? 'unknownMember' : asTeamRefusal(refusal);

/** The team's own rules never answer with those of billing. */
function asTeamRefusal(refusal: Refusal | null): TeamRefusal | null {
  return refusal === 'cannotChangeSubscription' || refusal === 'cannotCancelSubscription'
    ? 'noPermission'
    : refusal;
}
