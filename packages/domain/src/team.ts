import type { Keyed } from './records.ts';

/** The roles of a tenant. `EndUser` is shown as Viewer and grants nothing. */
export type Role = 'TenantAdmin' | 'Editor' | 'Viewer' | 'EndUser';

/** The roles that an admin can give. */
export type AssignableRole = Exclude<Role, 'EndUser'>;

/** The roles that an invite can offer, as calls name them. */
export type InviteRole = 'admin' | 'editor' | 'viewer';

/** What roles allow. */
export type Permission =
  | 'tenant.manage'
  | 'users.invite'
  | 'users.manage'
  | 'users.view'
  | 'roles.assign'
  | 'roles.manage'
  | 'content.view';

/** Why an action on a member or an invite is refused. */
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
  /** Pending rows have no role to edit; the menu offers Cancel Invite instead. */
  | 'pendingRow';

/** State of a member. */
export type MemberStatus = 'Active' | 'Pending' | 'Inactive';

/** A member of the team. */
export interface Member extends Keyed {
  /** The id that calls take. Without one the member cannot be changed. */
  id: string;
  /** The name to show. */
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
}

/** The offer of a role in a tenant to a person who already has an account. */
export interface RoleRequest extends Keyed {
  /** The id that calls take. */
  id: string;
  /** Name of the organization; '' if the service sent none. */
  tenantName: string;
  /** The role that is offered. */
  role: Role;
  /** Name of the person who asked; '' if the service sent none. */
  requestedBy: string;
  /** When they asked, as the service wrote it. */
  createdAt: string;
  /** State of the offer, as the service wrote it. */
  status: string;
}

/** An invite as its link describes it. Anyone can write such a link, so it is shown and grants nothing. */
export interface InviteLink {
  /** Proves the invite; '' if the link has none, or more than one. */
  token: string;
  /** The invited address, or ''. */
  email: string;
  /** The organization, or ''. */
  tenantName: string;
  /** The role that is offered; `null` if the link names none. */
  role: Role | null;
  /** Name of the person who invites, or ''. */
  invitedBy: string;
}
