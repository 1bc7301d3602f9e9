import type { AssignableRole, InviteRole, Role } from '@platform/domain';

const KEYS = {
  TenantAdmin: 'team.role.admin',
  admin: 'team.role.admin',
  Editor: 'team.role.editor',
  editor: 'team.role.editor',
  Viewer: 'team.role.viewer',
  viewer: 'team.role.viewer',
  EndUser: 'team.role.viewer',
} as const;

export function roleKey(role: Role | InviteRole): (typeof KEYS)[Role] {
  return KEYS[role];
}

export function shownRole(role: Role): AssignableRole {
  return role === 'EndUser' ? 'Viewer' : role;
}
