import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { isObject, read, unwrap } from '../schema/fields.ts';
import type { CheckoutBody } from './checkout.contract.ts';

/** The address as it came, unchecked. */
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

/** The spec's internal text for a response without an address to go to. */
export const NO_CHECKOUT_URL = 'No checkout URL received.';

/**
 * Begins a purchase.
 *
 * @returns the address of the hosted checkout, which is safe to follow (O08)
 * @throws ApiError `malformed` with 'No checkout URL received.' if there is no such address
 */
export async function createCheckout(
  { http, urlRules }: Pick<Api, 'http' | 'urlRules'>,
  order: CheckoutBody,
): Promise<string> {
  const url = safeUrl(await send(http, createCheckoutSession, { body: order }), urlRules);
  if (url) return url;
  throw new ApiError('malformed', { field: 'url', reason: NO_CHECKOUT_URL });
}
