import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { safeUrl } from '../http/safeUrl.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { billingCalls } from './calls.ts';
import { entitlementsSchema } from './entitlements.ts';
import type { Entitlements } from './entitlements.ts';
import { invoicePageSchema } from './invoices.ts';
import type { InvoicePage } from './invoices.ts';
import { notFoundBody } from './notFound.ts';
import type { CheckoutBody } from './requests.ts';
import { checkoutAnswerSchema, plansSchema, subscriptionSchema } from './schema.ts';
import type { Plan, Subscription } from './schema.ts';

/** What a call needs whose answer holds addresses. */
type WithUrlRules = Pick<Api, 'http' | 'urlRules'>;

/** The spec's internal text for an answer without an address to go to. */
export const NO_CHECKOUT_URL = 'No checkout URL received.';

/** `GET /billing/v1/entitlements`; null where the answer is empty. */
export async function getEntitlements(
  http: Http,
  signal?: AbortSignal,
): Promise<Entitlements | null> {
  const answer = http.send(billingCalls.entitlements, { signal }).catch(notFoundBody);
  return parse(entitlementsSchema, await answer);
}

/** `GET /v1/subscription/status`. */
export async function getSubscription(http: Http, signal?: AbortSignal): Promise<Subscription> {
  const answer = http.send(billingCalls.subscription, { signal }).catch(notFoundBody);
  return parse(subscriptionSchema, await answer);
}

/**
 * `GET /v1/plans`: every plan, also those that are not active.
 *
 * @param language tag of the language that the plans should be described in
 */
export async function listPlans(
  http: Http,
  language: string,
  signal?: AbortSignal,
): Promise<Plan[]> {
  const answer = http.send(billingCalls.plans, { language, signal }).catch(notFoundBody);
  return parse(plansSchema, await answer);
}

/**
 * `POST /v1/checkout/session`.
 *
 * @returns the address of the hosted checkout, which is safe to follow (O08)
 * @throws ApiError `malformed` with 'No checkout URL received.' where there is none to go to
 */
export async function createCheckout(
  { http, urlRules }: WithUrlRules,
  json: CheckoutBody,
): Promise<string> {
  const answer = await http.send(billingCalls.checkout, { json });
  const url = safeUrl(parse(checkoutAnswerSchema, answer), urlRules);
  if (url) return url;
  throw new ApiError('malformed', { field: 'url', body: answer, reason: NO_CHECKOUT_URL });
}

/** `DELETE /v1/subscription`: it ends at the end of the billing period. */
export async function cancelSubscription(http: Http): Promise<void> {
  await http.send(billingCalls.cancelSubscription);
}

/** `GET /v1/invoices`, one server page from the cursor on. */
export async function listInvoices(
  { http, urlRules }: WithUrlRules,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<InvoicePage> {
  const answer = http.send(billingCalls.invoices, { query: { cursor }, signal });
  return parse(invoicePageSchema(urlRules), await answer.catch(notFoundBody));
}

/** `POST /v1/invoices/{id}/email`. */
export async function emailInvoice(
  http: Http,
  { id, recipient, message }: { id: string; recipient: string; message: string },
): Promise<void> {
  const json = { invoice_id: id, recipient_email: recipient, message };
  await http.send(billingCalls.emailInvoice, { params: { id }, json });
}
