import type { PermissionName, RoleName } from './types.ts';

const roles = {
  TenantAdmin: 'roles.name.admin',
  Editor: 'roles.name.editor',
  Viewer: 'roles.name.viewer',
  EndUser: 'roles.name.viewer',
} as const satisfies Record<RoleName, string>;

const permissions = {
  'tenant.manage': 'roles.permission.manageTenant',
  'users.invite': 'roles.permission.inviteUsers',
  'users.manage': 'roles.permission.manageUsers',
  'users.view': 'roles.permission.viewUsers',
  'roles.assign': 'roles.permission.assignRoles',
  'roles.manage': 'roles.permission.manageRoles',
  'content.view': 'roles.permission.viewContent',
} as const satisfies Record<PermissionName, string>;

/** The text key of a role's name. */
export const roleNameKey = (role: RoleName): (typeof roles)[RoleName] => roles[role];

/** The text key of what a permission lets a person do. */
export const permissionKey = (name: PermissionName): (typeof permissions)[PermissionName] =>
  permissions[name];
