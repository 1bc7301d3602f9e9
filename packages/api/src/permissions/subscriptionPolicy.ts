import type { Actor } from './actor.ts';
import type { Refusal } from './policy.ts';
import { hasPermission } from './table.ts';

export function refuseSubscription(actor: Actor, action: 'change' | 'cancel'): Refusal | null {
  if (hasPermission(actor, 'tenant.manage')) return null;
  return action === 'change' ? 'cannotChangeSubscription' : 'cannotCancelSubscription';
}
