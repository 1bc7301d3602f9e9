import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { isObject, read, unwrap } from '../schema/fields.ts';
import type { CheckoutBody } from './checkout.contract.ts';

/** The URL as received, not validated yet. */
const checkoutAnswerSchema = read((value): unknown =>
  isObject(value) ? unwrap(value, 'session', 'data').url : undefined,
);

export const createCheckoutSession = defineCall({
  service: 'billing',
  method: 'POST',
  path: '/v1/checkout/session',
  access: 'private',
  body: (order: CheckoutBody): CheckoutBody => order,
  response: checkoutAnswerSchema,
});

/** Message if the checkout response has no valid URL; the text is given by the specification. */
export const NO_CHECKOUT_URL = 'No checkout URL received.';

/**
 * Starts a checkout.
 *
 * @returns the URL of the hosted checkout page, already validated (O08)
 * @throws ApiError `malformed` with 'No checkout URL received.' if the response has no valid URL
 */
export async function createCheckout(
  { http, urlRules }: Pick<Api, 'http' | 'urlRules'>,
  order: CheckoutBody,
): Promise<string> {
  const url = safeUrl(await send(http, createCheckoutSession, { body: order }), urlRules);
  if (url) return url;
  throw new ApiError('malformed', { field: 'url', reason: NO_CHECKOUT_URL });
}
