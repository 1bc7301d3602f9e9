import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { email, id } from '../description/shapes.ts';
import { createCheckoutSession } from './checkout.ts';
import { INTERVALS } from './plans.ts';

const checkoutBody = z.strictObject({
  price_id: id.describe('Id of an active price.'),
  success_url: z.url().describe('URL of the client to return to after the payment.'),
  cancel_url: z.url().describe('URL of the client to return to without a payment.'),
  customer_email: email,
  metadata: z
    .strictObject({
      plan_id: id.describe('Id of the plan of the price.'),
      plan_name: z.string().min(1).describe('Name of the plan, as shown to the user.'),
      billing_period: z.enum(INTERVALS).describe('Billing period of the price.'),
    })
    .describe('Must match the price.'),
  collect_billing_address: z.literal(false).describe('Always false.'),
  payment_method_types: z.tuple([z.literal('card')]).describe('Always `card`.'),
});

export const checkoutCalls = {
  create: describeCall(createCheckoutSession, {
    summary: 'Starts a purchase and returns the URL of its hosted page',
    notes:
      'A tenant has one purchase at a time: a new one expires the open one. The origins of both return URLs must be allowed.',
    permission: 'tenant.manage',
    repeated: 'creates',
    body: checkoutBody,
    response: z.object({
      id: id.optional().describe('Id of the purchase. Not used by the client.'),
      url: z.url().describe('URL of the hosted page: `https`, or on the origin of a service.'),
    }),
    status: 201,
    errors: ['CHECKOUT_PENDING', 'ALREADY_SUBSCRIBED'],
  }),
};

export type CheckoutBody = z.output<typeof checkoutBody>;
