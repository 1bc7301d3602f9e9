import type { Permission, Role } from '@platform/domain';
import { READ_ONLY } from './actor.ts';
import type { Actor } from './actor.ts';
import { normaliseRole } from './roles.ts';

export const PERMISSIONS = [
  'tenant.manage',
  'users.invite',
  'users.manage',
  'users.view',
  'roles.assign',
  'roles.manage',
  'content.view',
] as const satisfies readonly Permission[];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  TenantAdmin: PERMISSIONS,
  Editor: READ_ONLY,
  Viewer: READ_ONLY,
  EndUser: [],
};

export function permissionsOf(actor: Actor): ReadonlySet<string> {
  const admin = actor.isTenantAdmin ? PERMISSIONS : [];
  const granted = actor.roles.flatMap((role) => ROLE_PERMISSIONS[normaliseRole(role)]);
  return new Set([...admin, ...granted, ...actor.permissions]);
}

export function hasPermission(actor: Actor, permission: Permission): boolean {
  return permissionsOf(actor).has(permission);
}
