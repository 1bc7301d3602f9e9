import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp } from '../description/shapes.ts';
import { cancelSubscription, getSubscription } from './subscription.ts';

const subscription = z
  .object({
    status: z.string().optional().describe('Such as `active`. Not read by the client.'),
    price_id: id.nullable().describe('Id of the price that was bought; null if there is none.'),
    cancel_at_period_end: z
      .boolean()
      .optional()
      .describe('Whether it ends with the billing period. Default: false.'),
    current_period_end: timestamp
      .nullable()
      .optional()
      .describe('End of the billing period. Without it the client shows no date.'),
  })
  .meta({ id: 'Subscription', description: 'What the tenant has bought.' });

export const subscriptionCalls = {
  get: describeCall(getSubscription, {
    summary: 'Returns the subscription of the tenant',
    notes:
      'Asked again while a purchase is being confirmed. Without a subscription: 404 with the body `{"detail": "Not Found"}`.',
    response: subscription,
  }),
  cancel: describeCall(cancelSubscription, {
    summary: 'Cancels the subscription at the end of its billing period',
    notes: 'Without a subscription: 404 with the body `{"detail": "Not Found"}`.',
    permission: 'tenant.manage',
    repeated: 'idempotent',
    response: subscription,
  }),
};

export type SubscriptionWire = z.output<typeof subscription>;
