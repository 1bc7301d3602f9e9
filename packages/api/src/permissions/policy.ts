import type { Role, SubscriptionRefusal, TeamRefusal } from '@platform/domain';
import { isTenantAdmin } from './actor.ts';
import type { Actor } from './actor.ts';

/** Reason why an action is not permitted; used by both the disabled control and its handler. */
export type Refusal = TeamRefusal | SubscriptionRefusal;

export interface TeamTarget {
  kind: 'member' | 'invite';
  id: string;
  role: Role;
}

export function refuseInvite(actor: Actor): Refusal | null {
  return isTenantAdmin(actor) ? null : 'noPermission';
}

/** Tenant admins only, not for a pending row or the user's own admin role. */
export function refuseEditRole(actor: Actor, target: TeamTarget): Refusal | null {
  if (target.kind === 'invite') return 'pendingRow';
  if (!isTenantAdmin(actor)) return 'cannotEditRoles';
  return isOwn(actor, target) && target.role === 'TenantAdmin' ? 'ownAdminRole' : null;
}

/** Checks again when the role is saved. */
export function refuseChangeRole(actor: Actor, target: TeamTarget, role: Role): Refusal | null {
  if (target.kind === 'invite' || !isTenantAdmin(actor)) return 'noPermission';
  const isDemotion = target.role === 'TenantAdmin' && role !== 'TenantAdmin';
  return isOwn(actor, target) && isDemotion ? 'ownAdminDemotion' : null;
}

export function refuseRemove(actor: Actor, target: TeamTarget): Refusal | null {
  if (target.role === 'TenantAdmin') return 'adminNotDeletable';
  if (isTenantAdmin(actor)) return null;
  return isOwn(actor, target) ? 'ownAccount' : 'noPermission';
}

export function refuseCancelInvite(actor: Actor): Refusal | null {
  return isTenantAdmin(actor) ? null : 'noPermission';
}

function isOwn(actor: Actor, target: TeamTarget): boolean {
  return target.kind === 'member' && target.id !== '' && target.id === actor.userId;
}
