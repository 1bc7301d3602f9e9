import type { Identified } from './records.ts';

/** Roles of a tenant. `EndUser` is displayed as Viewer and grants nothing. */
export type Role = 'TenantAdmin' | 'Editor' | 'Viewer' | 'EndUser';

/** Roles that an admin can assign. */
export type AssignableRole = Exclude<Role, 'EndUser'>;

/** Roles that an invite can offer, spelled as on the wire. */
export type InviteRole = 'admin' | 'editor' | 'viewer';

/** Permissions that roles grant. */
export type Permission =
  | 'tenant.manage'
  | 'users.invite'
  | 'users.manage'
  | 'users.view'
  | 'roles.assign'
  | 'roles.manage'
  | 'content.view';

/** Reason why an action on a member or invite is not permitted. */
export type TeamRefusal =
  /** 'You do not have permission for this action' */
  | 'noPermission'
  /** "You don't have permission to edit roles" */
  | 'cannotEditRoles'
  /** "You can't change your own admin role" (tooltip) */
  | 'ownAdminRole'
  /** 'You cannot change your own admin role' (the handler's text) */
  | 'ownAdminDemotion'
  /** 'Admins cannot be deleted' */
  | 'adminNotDeletable'
  /** "You can't delete your own account" */
  | 'ownAccount'
  /** Pending rows have no editable role; their menu has Cancel Invite instead. */
  | 'pendingRow';

export type MemberStatus = 'Active' | 'Pending' | 'Inactive';

export interface Member extends Identified {
  /** Display name. */
  name: string;
  /** The email address; '' if the server sent none. */
  email: string;
  /** The role; an unknown one is Viewer. */
  role: Role;
  /** An unknown one is `Active`. */
  status: MemberStatus;
}

/** A pending invite. */
export interface Invite extends Omit<Member, 'status'> {
  /** An invite is always pending. */
  status: 'Pending';
  /** Page that accepts the invite; undefined if the service does not send it. */
  link?: string | undefined;
}

/** An offer of a role to a user who already has an account. */
export interface RoleRequest extends Identified {
  /** Name of the organization; '' if the service sent none. */
  tenantName: string;
  /** The role that is offered. */
  role: Role;
  /** Name of the requester; '' if the service sent none. */
  requestedBy: string;
  /** Time of the request, as the service sent it. */
  createdAt: string;
  /** State of the request, as the service sent it. */
  status: string;
}

/**
 * An invite as described by its link. Anyone can create such a link, so it is only displayed and
 * grants nothing.
 */
export interface InviteLink {
  /** Invite token; '' if the link has none, or more than one. */
  token: string;
  /** The invited address, or ''. */
  email: string;
  /** The organization, or ''. */
  tenantName: string;
  /** The offered role; `null` if the link has none. */
  role: Role | null;
  /** Name of the inviter, or ''. */
  invitedBy: string;
}
