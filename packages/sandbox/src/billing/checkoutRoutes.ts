import { checkoutCalls, refuseSubscription } from '@platform/api/contract';
import type { CheckoutBody } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { checkouts, prices } from '../db/billingSchema.ts';
import type { Database } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';
import { assertAllowed } from '../http/refusals.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newSecret } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { assertOwnRedirect } from '../session/redirects.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { findSubscription } from './subscription.ts';

export function checkoutRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, checkoutCalls.create, async ({ caller, body, c }) => {
    assertAllowed(refuseSubscription(caller, 'change'));
    assertOwnRedirect(backend, 'success_url', body.success_url);
    assertOwnRedirect(backend, 'cancel_url', body.cancel_url);
    const id = await beginCheckout(backend, caller, body);
    const url = `${new URL(c.req.url).origin}/billing/checkout/${id}`;
    return { id, url };
  });

  return routes;
}

/** One purchase per tenant: a new one closes an open page, but not one that is being confirmed. */
function beginCheckout({ db, now }: Backend, caller: Caller, body: CheckoutBody): Promise<string> {
  const { tenantId, userId } = caller;
  return db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    await assertForSale(tx, now(), tenantId, body);
    const ofTenant = eq(checkouts.tenantId, tenantId);
    const [pending] = await tx
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(ofTenant, eq(checkouts.status, 'confirming')));
    if (pending) {
      throw new HttpError('CHECKOUT_PENDING', 'A purchase is still being confirmed');
    }
    await tx
      .update(checkouts)
      .set({ status: 'expired' })
      .where(and(ofTenant, eq(checkouts.status, 'open')));
    const id = `cs_${newSecret()}`;
    await tx.insert(checkouts).values({
      id,
      tenantId,
      userId,
      priceId: body.price_id,
      email: body.customer_email,
      successUrl: body.success_url,
      cancelUrl: body.cancel_url,
      status: 'open',
      pollsLeft: 0,
      createdAt: now(),
    });
    await record(tx, now(), {
      action: 'checkout.created',
      tenantId,
      actorId: userId,
      target: body.price_id,
      detail: body.metadata,
    });
    return id;
  });
}

/** @throws HttpError 422 for a price that is not for sale or does not match the metadata */
async function assertForSale(tx: Database, now: Date, tenantId: string, body: CheckoutBody) {
  const [price] = await tx.select().from(prices).where(eq(prices.id, body.price_id));
  if (!price?.isActive) throw invalid({ price_id: 'This plan cannot be bought' });
  const { plan_id, billing_period } = body.metadata;
  if (plan_id !== price.planId || billing_period !== price.interval) {
    throw invalid({ metadata: 'The plan does not match the price' });
  }
  const current = await findSubscription(tx, now, tenantId);
  if (current?.price.id === price.id && !current.subscription.cancelAtPeriodEnd) {
    throw new HttpError('ALREADY_SUBSCRIBED', 'This is the current plan');
  }
}
