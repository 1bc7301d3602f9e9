import { billingCalls, refuseSubscription } from '@platform/api/contract';
import type { SubscriptionWire } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { subscriptions } from '../db/billingSchema.ts';
import { assertAllowed } from '../http/refusals.ts';
import { record } from '../ledger.ts';
import { requireCaller } from '../session/caller.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { confirmLate } from './confirmLate.ts';
import { detailNotFound } from './notFound.ts';
import { findSubscription } from './subscription.ts';
import type { CurrentSubscription } from './subscription.ts';

/** What the tenant has bought, and ending it. */
export function subscriptionRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(billingCalls.subscription.path, signedIn, async (c) => {
    const { tenantId } = c.var.caller;
    await confirmLate(backend, tenantId);
    const current = await findSubscription(db, now(), tenantId);
    return current ? c.json(statusWire(current)) : detailNotFound(c);
  });

  routes.delete(billingCalls.cancelSubscription.path, signedIn, async (c) => {
    const { caller } = c.var;
    assertAllowed(refuseSubscription(caller, 'cancel'));
    const { tenantId, userId: actorId } = caller;
    const current = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId);
      const found = await findSubscription(tx, now(), tenantId);
      if (!found || found.subscription.cancelAtPeriodEnd) return found;
      const { currentPeriodEnd, priceId } = found.subscription;
      await tx
        .update(subscriptions)
        .set({ cancelAtPeriodEnd: true, currentPeriodEnd })
        .where(eq(subscriptions.tenantId, tenantId));
      const entry = { action: 'subscription.cancelled', tenantId, actorId, target: priceId };
      await record(tx, now(), entry);
      return { ...found, subscription: { ...found.subscription, cancelAtPeriodEnd: true } };
    });
    return current ? c.json(statusWire(current)) : detailNotFound(c);
  });

  return routes;
}

function statusWire({ subscription }: CurrentSubscription): SubscriptionWire & { status: string } {
  return {
    status: 'active',
    price_id: subscription.priceId,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    current_period_end: subscription.currentPeriodEnd.toISOString(),
  };
}
