import { refuseSubscription, subscriptionCalls } from '@platform/api/contract';
import type { SubscriptionWire } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { subscriptions } from '../db/billingSchema.ts';
import { assertAllowed } from '../http/refusals.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { countDownConfirmation } from './countDownConfirmation.ts';
import { detailNotFound } from './notFound.ts';
import { findSubscription } from './subscription.ts';
import type { CurrentSubscription } from './subscription.ts';

export function subscriptionRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, subscriptionCalls.get, async ({ caller: { tenantId }, c }) => {
    await countDownConfirmation(backend, tenantId);
    const current = await findSubscription(db, now(), tenantId);
    return current ? statusWire(current) : detailNotFound(c);
  });

  serve(routes, backend, subscriptionCalls.cancel, async ({ caller, c }) => {
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
    return current ? statusWire(current) : detailNotFound(c);
  });

  return routes;
}

function statusWire({ subscription }: CurrentSubscription): SubscriptionWire {
  return {
    status: 'active',
    price_id: subscription.priceId,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    current_period_end: subscription.currentPeriodEnd.toISOString(),
  };
}
