import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { email, id } from '../description/shapes.ts';
import { createCheckoutSession } from './checkout.ts';
import { INTERVALS } from './plans.ts';

const checkoutBody = z.strictObject({
  price_id: id.describe('Id of an active price.'),
  success_url: z.url().describe('Page of the client to return to after the payment.'),
  cancel_url: z.url().describe('Page of the client to return to without a payment.'),
  customer_email: email,
  metadata: z
    .strictObject({
      plan_id: id.describe('Id of the plan of the price.'),
      plan_name: z.string().min(1).describe('Name of the plan, as it was shown.'),
      billing_period: z.enum(INTERVALS).describe('Billing period of the price.'),
    })
    .describe('Must fit the price.'),
  collect_billing_address: z.literal(false).describe('Always false.'),
  payment_method_types: z.tuple([z.literal('card')]).describe('Always `card`.'),
});

export const checkoutCalls = {
  create: describeCall(createCheckoutSession, {
    summary: 'Begins a purchase and returns the address of its hosted page',
    notes:
      'A tenant has one purchase at a time: beginning another expires an open one. The origins of both return addresses must be allowed ones.',
    permission: 'tenant.manage',
    repeated: 'creates',
    body: checkoutBody,
    response: z.object({
      id: id.optional().describe('Id of the purchase. Not read by the client.'),
      url: z
        .url()
        .describe('Address of the hosted page, `https`, or the origin of one of the services.'),
    }),
    status: 201,
    errors: ['CHECKOUT_PENDING', 'ALREADY_SUBSCRIBED'],
  }),
};

export type CheckoutBody = z.output<typeof checkoutBody>;
