import type { Subscription } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { defineAction, defineResource } from '../resource.ts';
import { readObject, toText, unwrap } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';
import { emptyIfNotFound, isNotFoundBody } from './notFound.ts';

export const NO_SUBSCRIPTION: Subscription = { priceId: null };

export const subscriptionSchema = readObject((value): Subscription => {
  if (isNotFoundBody(value)) return NO_SUBSCRIPTION;
  const wire = unwrap(value, 'subscription', 'data');
  const priceId = toText(wire.price_id) || null;
  const periodEnd = dateOf(wire.current_period_end);
  if (!periodEnd || !priceId) return { priceId };
  return wire.cancel_at_period_end === true
    ? { priceId, endsAt: periodEnd }
    : { priceId, renewsAt: periodEnd };
});

const service = { service: 'billing', access: 'private' } as const;

export const getSubscription = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/subscription/status',
  response: subscriptionSchema,
});

export const cancelSubscription = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/subscription',
});

export const fetchSubscription = (http: Http, signal?: AbortSignal): Promise<Subscription> =>
  send(http, getSubscription, { signal }).catch(emptyIfNotFound(NO_SUBSCRIPTION));

export const subscription = defineResource({
  name: 'billing.subscription',
  load: ({ http }, _params, signal) => fetchSubscription(http, signal),
});

export const cancelTenantSubscription = defineAction<void>({
  send: ({ http }) => send(http, cancelSubscription),
  invalidates: [subscription],
});
