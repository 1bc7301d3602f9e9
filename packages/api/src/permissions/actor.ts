import type { Permission } from '@platform/domain';
import { normaliseRole } from './roles.ts';

export const READ_ONLY: readonly Permission[] = ['content.view', 'users.view'];

export interface Actor {
  userId: string;
  /** Role names as received; normalise them to compare. */
  roles: readonly string[];
  isTenantAdmin: boolean;
  /** Explicit permissions in addition to those of the roles. */
  permissions: readonly string[];
}

export function isTenantAdmin(actor: Pick<Actor, 'roles' | 'isTenantAdmin'>): boolean {
  return actor.isTenantAdmin || actor.roles.some((role) => normaliseRole(role) === 'TenantAdmin');
}

/** The user's roles apply if the context has none; without a context no write is permitted. */
export function actorOf(
  context: Actor | null,
  user: { id: string; roles: readonly string[] } | null,
): Actor {
  const userId = context?.userId || (user?.id ?? '');
  if (!context) return { userId, roles: [], isTenantAdmin: false, permissions: READ_ONLY };
  const roles = context.roles.length > 0 || !user ? context.roles : user.roles;
  return { ...context, userId, roles };
}
