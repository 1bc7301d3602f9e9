import { refuseCancelInvite, refuseEditRole, refuseInvite, refuseRemove } from '@platform/api';
import type { Actor, Invite, Member, Refusal } from '@platform/api';
import type { TeamRefusal, TeamRow } from '@platform/ui/team';

export const inviteRefusal = (actor: Actor): TeamRefusal | null =>
  asTeamRefusal(refuseInvite(actor));

export function teamRows(
  members: readonly Member[],
  invites: readonly Invite[],
  actor: Actor,
): TeamRow[] {
  return [
    ...members.map((member) => memberRow(member, actor)),
    ...invites.map((invite) => inviteRow(invite, actor)),
  ];
}

function memberRow(member: Member, actor: Actor): TeamRow {
  const target = { kind: 'member', id: member.id, role: member.role } as const;
  return {
    ...member,
    kind: 'member',
    editRefusal: onKnown(member.id, refuseEditRole(actor, target)),
    removeRefusal: onKnown(member.id, refuseRemove(actor, target)),
  };
}

const inviteRow = (invite: Invite, actor: Actor): TeamRow => ({
  ...invite,
  kind: 'invite',
  editRefusal: 'pendingRow',
  removeRefusal: onKnown(invite.id, refuseCancelInvite(actor)),
});

/** Blocks changes of rows without an id. */
const onKnown = (id: string, refusal: Refusal | null): TeamRefusal | null =>
  id === '' ? 'unknownMember' : asTeamRefusal(refusal);

function asTeamRefusal(refusal: Refusal | null): TeamRefusal | null {
  return refusal === 'cannotChangeSubscription' || refusal === 'cannotCancelSubscription'
    ? 'noPermission'
    : refusal;
}
