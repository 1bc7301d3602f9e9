import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { checkouts, plans, prices } from '../db/billingSchema.ts';
import { tenants } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { record } from '../ledger.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { checkoutPage, closedPage } from './checkoutPage.ts';
import type { ShownCheckout } from './checkoutPage.ts';
import { providerPage } from './providerPage.ts';
import { settle } from './settle.ts';

type Outcome = { to: string } | { declined: true } | { closed: string };

export function checkoutPages(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  routes.get('/checkout/:id', providerPage, async (c) => {
    const shown = await findCheckout(db, c.req.param('id'));
    if (!shown) return c.html(closedPage(null), 404);
    return shown.checkout.status === 'open'
      ? c.html(checkoutPage(shown, false))
      : c.html(closedPage(returnUrl(shown)), 410);
  });

  routes.post('/checkout/:id', providerPage, async (c) => {
    const shown = await findCheckout(db, c.req.param('id'));
    if (!shown) return c.html(closedPage(null), 404);
    const { decision } = await c.req.parseBody();
    const outcome = await decide(backend, shown.checkout, decision);
    if ('declined' in outcome) return c.html(checkoutPage(shown, true), 402);
    if ('closed' in outcome) return c.html(closedPage(outcome.closed), 410);
    return c.redirect(outcome.to, 303);
  });

  return routes;
}

/** A decision counts once: a second click gets the same redirect as the first. */
function decide(
  { db, now, confirmationPolls }: Backend,
  { id, tenantId }: ShownCheckout['checkout'],
  decision: unknown,
): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockTenant(tx, tenantId);
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id));
    if (!checkout) return { closed: '' };
    const { status, successUrl, cancelUrl } = checkout;
    if (status === 'paid' || status === 'confirming') return { to: successUrl };
    if (status === 'expired') return { closed: cancelUrl };
    if (status === 'cancelled') return { to: cancelUrl };
    if (decision === 'decline') return { declined: true };
    if (decision === 'pay') {
      await settle(tx, now(), checkout);
      return { to: successUrl };
    }
    if (decision === 'payLate') {
      const confirming = { status: 'confirming' as const, pollsLeft: confirmationPolls };
      await tx.update(checkouts).set(confirming).where(eq(checkouts.id, id));
      return { to: successUrl };
    }
    await tx.update(checkouts).set({ status: 'cancelled' }).where(eq(checkouts.id, id));
    const { userId: actorId, priceId: target } = checkout;
    await record(tx, now(), { action: 'checkout.cancelled', tenantId, actorId, target });
    return { to: cancelUrl };
  });
}

async function findCheckout(db: Database, id: string): Promise<ShownCheckout | null> {
  const [row] = await db
    .select({ checkout: checkouts, price: prices, plan: plans, tenantName: tenants.name })
    .from(checkouts)
    .innerJoin(prices, eq(prices.id, checkouts.priceId))
    .innerJoin(plans, eq(plans.id, prices.planId))
    .innerJoin(tenants, eq(tenants.id, checkouts.tenantId))
    .where(eq(checkouts.id, id));
  return row ?? null;
}

function returnUrl({ checkout: { status, successUrl, cancelUrl } }: ShownCheckout): string {
  return status === 'paid' || status === 'confirming' ? successUrl : cancelUrl;
}
