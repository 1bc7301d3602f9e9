import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp } from '../description/shapes.ts';
import { emptyResultAs404 } from './notFound.contract.ts';
import { cancelSubscription, getSubscription } from './subscription.ts';

const subscription = z
  .object({
    status: z.string().optional().describe('Such as `active`. Not used by the client.'),
    price_id: id.nullable().describe('Id of the current price; null for none.'),
    cancel_at_period_end: z
      .boolean()
      .optional()
      .describe('True if it ends with the billing period. Default: false.'),
    current_period_end: timestamp
      .nullable()
      .optional()
      .describe('End of the billing period. If missing, the client shows no date.'),
  })
  .meta({ id: 'Subscription', description: 'Subscription of the tenant.' });

const withoutSubscription = emptyResultAs404('The tenant has no subscription.');

export const subscriptionCalls = {
  get: describeCall(getSubscription, {
    summary: 'Returns the subscription of the tenant',
    notes: 'Polled while a purchase is being confirmed.',
    response: subscription,
    alternatives: withoutSubscription,
  }),
  cancel: describeCall(cancelSubscription, {
    summary: 'Cancels the subscription at the end of its billing period',
    permission: 'tenant.manage',
    repeated: 'idempotent',
    response: subscription,
    alternatives: withoutSubscription,
  }),
};

export type SubscriptionWire = z.output<typeof subscription>;
