import type { Permission, Role } from '@platform/domain';

const roles = {
  TenantAdmin: 'roles.name.admin',
  Editor: 'roles.name.editor',
  Viewer: 'roles.name.viewer',
  EndUser: 'roles.name.viewer',
} as const satisfies Record<Role, string>;

const permissions = {
  'tenant.manage': 'roles.permission.manageTenant',
  'users.invite': 'roles.permission.inviteUsers',
  'users.manage': 'roles.permission.manageUsers',
  'users.view': 'roles.permission.viewUsers',
  'roles.assign': 'roles.permission.assignRoles',
  'roles.manage': 'roles.permission.manageRoles',
  'content.view': 'roles.permission.viewContent',
} as const satisfies Record<Permission, string>;

export const roleNameKey = (role: Role): (typeof roles)[Role] => roles[role];

export const permissionKey = (name: Permission): (typeof permissions)[Permission] =>
  permissions[name];
