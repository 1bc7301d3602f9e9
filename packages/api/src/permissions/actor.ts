import type { Permission } from '@platform/domain';
import { normaliseRole } from './roles.ts';

/** What everybody in a team may do. */
export const READ_ONLY: readonly Permission[] = ['content.view', 'users.view'];

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
