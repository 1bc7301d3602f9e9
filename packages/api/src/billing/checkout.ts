import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { isObject, read, unwrap } from '../schema/fields.ts';
import type { CheckoutBody } from './checkout.contract.ts';

/** The URL as received, not validated yet. */
const checkoutResponseSchema = read((value): unknown =>
  isObject(value) ? unwrap(value, 'session', 'data').url : undefined,
);

export const createCheckoutSession = defineCall({
  service: 'billing',
  method: 'POST',
  path: '/v1/checkout/session',
  access: 'private',
  body: (order: CheckoutBody): CheckoutBody => order,
  response: checkoutResponseSchema,
});

export const NO_CHECKOUT_URL = 'No checkout URL received.';

/** Returns the validated URL of the checkout page; throws `malformed` if there is none. */
export async function createCheckout(
  { http, urlRules }: Pick<Api, 'http' | 'urlRules'>,
  order: CheckoutBody,
): Promise<string> {
  const url = safeUrl(await send(http, createCheckoutSession, { body: order }), urlRules);
  if (url) return url;
  throw new ApiError('malformed', { field: 'url', reason: NO_CHECKOUT_URL });
}
