import { normaliseRole } from './roles.ts';
import type { Role } from './roles.ts';

/** The permissions. */
export const PERMISSIONS = [
  'tenant.manage',
  'users.invite',
  'users.manage',
  'users.view',
  'roles.assign',
  'roles.manage',
  'content.view',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const READ_ONLY: readonly Permission[] = ['content.view', 'users.view'];

/** What each role grants. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  TenantAdmin: PERMISSIONS,
  Editor: READ_ONLY,
  Viewer: READ_ONLY,
  EndUser: [],
};

/** Who acts: as the role context of the server tells it (`GET /v1/rbac/user/context`). */
export interface Actor {
  userId: string;
  /** Role names as they came; compared after normalising. */
  roles: readonly string[];
  isTenantAdmin: boolean;
  /** Explicit permissions besides those of the roles. */
  permissions: readonly string[];
}

/** Tenant admin: the context says so, or a role is TenantAdmin whatever its spelling. */
export function isTenantAdmin(actor: Pick<Actor, 'roles' | 'isTenantAdmin'>): boolean {
  return actor.isTenantAdmin || actor.roles.some((role) => normaliseRole(role) === 'TenantAdmin');
}

/** The union of what the roles grant and the explicit permissions. */
export function permissionsOf(actor: Actor): ReadonlySet<string> {
  const admin = actor.isTenantAdmin ? PERMISSIONS : [];
  const granted = actor.roles.flatMap((role) => ROLE_PERMISSIONS[normaliseRole(role)]);
  return new Set([...admin, ...granted, ...actor.permissions]);
}

export function hasPermission(actor: Actor, permission: Permission): boolean {
  return permissionsOf(actor).has(permission);
}

/**
 * The actor the client may count on. The fetched context wins; where it names no roles the user's
 * own are taken. A lookup that failed is `null`: nobody gains a write.
 */
export function actorOf(
  context: Actor | null,
  user: { id: string; roles: readonly string[] } | null,
): Actor {
  const userId = context?.userId || (user?.id ?? '');
  if (!context) return { userId, roles: [], isTenantAdmin: false, permissions: READ_ONLY };
  const roles = context.roles.length > 0 || !user ? context.roles : user.roles;
  return { ...context, userId, roles };
}
