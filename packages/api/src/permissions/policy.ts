import type { Role, SubscriptionRefusal, TeamRefusal } from '@platform/domain';
import { isTenantAdmin } from './actor.ts';
import type { Actor } from './actor.ts';

/**
 * Why an action is refused. Each has one text in the dictionary; the disabled control and the
 * handler ask the same function, so that they cannot disagree.
 */
export type Refusal = TeamRefusal | SubscriptionRefusal;

/** The row an action aims at. */
export interface TeamTarget {
  kind: 'member' | 'invite';
  id: string;
  role: Role;
}

/** Invite User: for tenant admins. */
export function refuseInvite(actor: Actor): Refusal | null {
  return isTenantAdmin(actor) ? null : 'noPermission';
}

/** Entering edit mode: for tenant admins, never on a pending row or on the own admin role. */
export function refuseEditRole(actor: Actor, target: TeamTarget): Refusal | null {
  if (target.kind === 'invite') return 'pendingRow';
  if (!isTenantAdmin(actor)) return 'cannotEditRoles';
  return isOwn(actor, target) && target.role === 'TenantAdmin' ? 'ownAdminRole' : null;
}

/** Saving a role: the checks made once more where the edit ends. */
export function refuseChangeRole(actor: Actor, target: TeamTarget, role: Role): Refusal | null {
  if (target.kind === 'invite' || !isTenantAdmin(actor)) return 'noPermission';
  const isDemotion = target.role === 'TenantAdmin' && role !== 'TenantAdmin';
  return isOwn(actor, target) && isDemotion ? 'ownAdminDemotion' : null;
}

/** Removing a member: admins never; the own account not by a non-admin; else tenant admins. */
export function refuseRemove(actor: Actor, target: TeamTarget): Refusal | null {
  if (target.role === 'TenantAdmin') return 'adminNotDeletable';
  if (isTenantAdmin(actor)) return null;
  return isOwn(actor, target) ? 'ownAccount' : 'noPermission';
}

/** Cancelling a pending invite, whatever role it offers: for tenant admins. */
export function refuseCancelInvite(actor: Actor): Refusal | null {
  return isTenantAdmin(actor) ? null : 'noPermission';
}

function isOwn(actor: Actor, target: TeamTarget): boolean {
  return target.kind === 'member' && target.id !== '' && target.id === actor.userId;
}
