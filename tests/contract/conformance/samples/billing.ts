import { invoiceCalls, meCalls, planCalls, subscriptionCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import { impossible } from '../sample.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Plan {
  id: string;
  name: string;
  price_id: string;
  interval: 'month' | 'year';
  active: boolean;
}

/**
 * Returns a purchase of the first price that is not the current one, or of the current one. It is
 * never paid.
 */
export async function purchase(world: World, isCurrent = false) {
  const { email } = await world.prepare<{ email: string }>(meCalls.get);
  const { body: current } = await world.send(subscriptionCalls.get);
  const plans = await world.prepare<Plan[]>(planCalls.list);
  const plan = plans.find(
    ({ active, price_id }) =>
      active && (price_id === (current as { price_id?: string }).price_id) === isCurrent,
  );
  if (!plan) throw new Skip(`there is no ${isCurrent ? 'current' : 'other'} price`);
  return {
    body: {
      price_id: plan.price_id,
      success_url: `${world.config.origin}/billing?success=true`,
      cancel_url: `${world.config.origin}/billing/plans`,
      customer_email: email,
      metadata: { plan_id: plan.id, plan_name: plan.name, billing_period: plan.interval },
      collect_billing_address: false,
      payment_method_types: ['card'],
    },
  };
}

/** Returns the first invoice, sent to the suite's user. */
async function invoice(world: World) {
  const { invoices } = await world.prepare<{ invoices: { id: string }[] }>(invoiceCalls.list);
  const [first] = invoices;
  if (!first) throw new Skip('the tenant has no invoice');
  const { email } = await world.prepare<{ email: string }>(meCalls.get);
  return {
    params: { id: first.id },
    body: { invoice_id: first.id, recipient_email: email, message: 'Sent by a test' },
  };
}

const NO_SUBSCRIPTION = 'it needs a tenant without a subscription';

export const entitlementSamples: Samples = { get: { alternatives: { 404: NO_SUBSCRIPTION } } };
export const planSamples: Samples = {
  list: { alternatives: { 404: 'it needs a service without plans' } },
};
export const subscriptionSamples: Samples = {
  get: { alternatives: { 404: NO_SUBSCRIPTION } },
  cancel: {
    content: impossible('it would cancel the subscription of the tenant'),
    wellFormed: () => ({}),
    alternatives: { 404: NO_SUBSCRIPTION },
  },
};
export const checkoutSamples: Samples = {
  create: {
    content: (world) => purchase(world),
    refused: {
      ALREADY_SUBSCRIBED: (world) => purchase(world, true),
      CHECKOUT_PENDING: 'a purchase is pending only after a person has paid',
    },
  },
};
export const invoiceSamples: Samples = {
  list: { alternatives: { 404: 'it needs a tenant without invoices' } },
  email: { content: invoice },
};
