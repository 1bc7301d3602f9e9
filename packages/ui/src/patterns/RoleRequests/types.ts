/** A role, as the services name it; `EndUser` reads as Viewer and grants nothing. */
export type RoleName = 'TenantAdmin' | 'Editor' | 'Viewer' | 'EndUser';

/** One thing that a role grants. */
export type PermissionName =
  | 'tenant.manage'
  | 'users.invite'
  | 'users.manage'
  | 'users.view'
  | 'roles.assign'
  | 'roles.manage'
  | 'content.view';

/** An offer of a role to somebody who has an account already. */
export interface RoleOffer {
  /** Tells it from the others. */
  key: string;
  /** The organization, '' where the service does not name it. */
  tenantName: string;
  /** The role that is offered. */
  role: RoleName;
  /** Who asked, '' where the service does not say. */
  requestedBy: string;
  /** When they asked, as the service writes it. */
  createdAt: string;
  /** What the role lets a person do. */
  permissions: readonly PermissionName[];
}
