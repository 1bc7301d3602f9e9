/** The roles a person can have; `EndUser` reads as Viewer. */
export type TeamRole = 'TenantAdmin' | 'Editor' | 'Viewer' | 'EndUser';

/** The roles an admin can give. */
export type AssignableRole = 'TenantAdmin' | 'Editor' | 'Viewer';

/** The roles an invite can offer, as the call names them. */
export type InviteRole = 'admin' | 'editor' | 'viewer';

/** Why an action on a row is refused; each has one text in `team.refusal`. */
export type TeamRefusal =
  | 'noPermission'
  | 'cannotEditRoles'
  | 'ownAdminRole'
  | 'ownAdminDemotion'
  | 'adminNotDeletable'
  | 'ownAccount'
  | 'pendingRow'
  | 'unknownMember';

/** A member or a pending invite, with what may be done to it. The caller decides, `ui` shows. */
export interface TeamRow {
  /** Unique in the list, also where the server repeats or omits ids. */
  key: string;
  /** Whether the person has accepted. */
  kind: 'member' | 'invite';
  /** The id the calls take; '' where the server sent none. */
  id: string;
  /** The display name; an invite has its address. */
  name: string;
  /** The email address; '' where the server sent none. */
  email: string;
  /** The role, as the server names it. */
  role: TeamRole;
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

/** How sending an invite ended: a refusal stays in the form, above the fields or at the email. */
export type InviteOutcome =
  | { status: 'sent' }
  | { status: 'refused'; message: string; field?: 'email' };
