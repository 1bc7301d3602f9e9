import { eq } from 'drizzle-orm';
import { checkouts, invoices, plans, prices, subscriptions, usage } from '../db/billingSchema.ts';
import type { Database } from '../db/store.ts';
import { record } from '../ledger.ts';
import { notify } from '../notifications/notify.ts';
import { newId, newSecret } from '../secrets.ts';
import { periodEnd } from './subscription.ts';

type Checkout = typeof checkouts.$inferSelect;

export async function settle(tx: Database, now: Date, checkout: Checkout): Promise<void> {
  const { id, tenantId, userId: actorId, priceId } = checkout;
  const [bought] = await tx
    .select({ price: prices, plan: plans })
    .from(prices)
    .innerJoin(plans, eq(plans.id, prices.planId))
    .where(eq(prices.id, priceId));
  if (!bought) throw new Error(`The price ${priceId} of checkout ${id} is gone.`);
  const { price, plan } = bought;

  await tx.update(checkouts).set({ status: 'paid', pollsLeft: 0 }).where(eq(checkouts.id, id));
  const terms = {
    priceId,
    currentPeriodEnd: periodEnd(now, price.interval),
    cancelAtPeriodEnd: false,
  };
  await tx
    .insert(subscriptions)
    .values({ tenantId, startedAt: now, ...terms })
    .onConflictDoUpdate({ target: subscriptions.tenantId, set: terms });
  const emptyUsage = { llmTokens: 0, voiceMinutes: 0, apiCalls: 0, storageMb: 0, countedAt: now };
  await tx
    .insert(usage)
    .values({ tenantId, ...emptyUsage })
    .onConflictDoNothing();
  const number = await nextNumber(tx, now, tenantId);
  await tx.insert(invoices).values({
    id: newId('ivc'),
    tenantId,
    number,
    accessKey: newSecret(),
    status: 'paid',
    amountDue: price.amount,
    amountPaid: price.amount,
    currency: price.currency,
    description: plan.name,
    createdAt: now,
  });
  await record(tx, now, {
    action: 'subscription.bought',
    tenantId,
    actorId,
    target: priceId,
    detail: { checkout: id, invoice: number },
  });
  await notify(tx, now, {
    tenantId,
    actorId,
    category: 'billing',
    severity: 'success',
    title: `Invoice ${number} is paid`,
    body: plan.name,
    href: '/billing/invoices',
  });
}

/** Returns `INV-2024-0612`, with a letter appended if that day already has one. */
async function nextNumber(tx: Database, now: Date, tenantId: string): Promise<string> {
  const [year = '', month = '', day = ''] = now.toISOString().slice(0, 10).split('-');
  const rows = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId));
  const prefix = `INV-${year}-${month}${day}`;
  const count = rows.filter(({ number }) => number.startsWith(prefix)).length;
  return count === 0 ? prefix : `${prefix}-${count + 1}`;
}
