import type { InviteRole, Member, TeamRefusal as DomainRefusal } from '@platform/domain';

/** Reason why an action on a row is refused; each has a text in `team.refusal`. */
export type TeamRefusal = DomainRefusal | 'unknownMember';

/** A member or a pending invite, with the reasons why actions are disabled. */
export interface TeamRow extends Omit<Member, 'status'> {
  /** An invite is not accepted yet. */
  kind: 'member' | 'invite';
  /** Active, Pending or Inactive; any other status is shown as it was sent. */
  status: string;
  /** Reason why Edit is disabled, or `null`. */
  editRefusal: TeamRefusal | null;
  /** Reason why Delete or Cancel Invite is disabled, or `null`. */
  removeRefusal: TeamRefusal | null;
}

/** A member or invite that could not be removed. */
export interface RemovalFailure {
  /** Its row. */
  row: TeamRow;
  /** Message for the user. */
  message: string;
}

/** Data of the team screen. */
export interface TeamData {
  /** Members first, then pending invites. */
  rows: readonly TeamRow[];
  /** True if members loaded but invites did not. */
  hasInvitesError?: boolean;
  /** The server's reason for refusing the invites; a retry would not help. */
  invitesRefusal?: string | undefined;
}

/** Values of the invite form. */
export interface InviteDraft {
  /** Email as typed. */
  email: string;
  /** '' until a role is chosen. */
  role: InviteRole | '';
}

/** A valid invite. */
export interface InviteValues {
  /** Trimmed, valid email. */
  email: string;
  /** Role of the new member. */
  role: InviteRole;
}
