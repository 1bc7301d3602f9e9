import type { InviteRole, Member, TeamRefusal as DomainRefusal } from '@platform/domain';

/** Why an action on a row is refused; each has one text in `team.refusal`. */
export type TeamRefusal = DomainRefusal | 'unknownMember';

/** A member or a pending invite, with what may be done to it. The caller decides, `ui` shows. */
export interface TeamRow extends Omit<Member, 'status'> {
  /** Whether the person has accepted. */
  kind: 'member' | 'invite';
  /** Active, Pending, Inactive; another word is shown as it is. */
  status: string;
  /** Why Edit is off; `null` where it is on. */
  editRefusal: TeamRefusal | null;
  /** Why Delete, or Cancel Invite, is off; `null` where it is on. */
  removeRefusal: TeamRefusal | null;
}

/** A member, or an invite, that could not be removed. */
export interface RemovalFailure {
  /** Who is still there. */
  row: TeamRow;
  /** Why, in words for a person. */
  message: string;
}

/** What the team screen shows once it is loaded. */
export interface TeamData {
  /** Members first, then pending invites. */
  rows: readonly TeamRow[];
  /** Marks that the invites could not be loaded while the members could. */
  hasInvitesError?: boolean;
  /** Why the server refused the invites, in its words: asking again would not help. */
  invitesRefusal?: string | undefined;
}

/** What the invite form holds; `role` is '' until one is chosen. */
export interface InviteDraft {
  /** The address, as typed. */
  email: string;
  /** The chosen role; '' until there is one. */
  role: InviteRole | '';
}

/** A complete invite: a trimmed, valid email and a role. */
export interface InviteValues {
  /** The address, trimmed and valid. */
  email: string;
  /** The role the person will have. */
  role: InviteRole;
}
