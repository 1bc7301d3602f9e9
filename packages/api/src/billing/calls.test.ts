import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { ORIGIN, createWorld, wireTokens } from '../testing/world.ts';
import { NO_CHECKOUT_URL, createCheckout } from './checkout.ts';
import type { CheckoutBody } from './checkout.contract.ts';
import { entitlements } from './entitlements.ts';
import { fetchInvoices, sendInvoice } from './invoices.ts';
import { plans } from './plans.ts';
import { cancelTenantSubscription, subscription } from './subscription.ts';

const CHECKOUT = 'POST /v1/checkout/session';
const { signal } = new AbortController();

async function opened(call: string, reply: object | 'drop') {
  const { backend, openTab, browser } = await createWorld();
  const { access_token, refresh_token, id_token } = wireTokens(1);
  browser.values.set('fa_access_token', access_token);
  browser.values.set('fa_refresh_token', refresh_token);
  browser.values.set('fa_id_token', id_token);
  backend.on(call, () => reply);
  return { backend, api: openTab().api };
}

const order: CheckoutBody = {
  price_id: 'price_1',
  success_url: `${ORIGIN}/billing`,
  cancel_url: `${ORIGIN}/billing/plans`,
  customer_email: 'ada@acme.test',
  metadata: { plan_id: 'plan_1', plan_name: 'Pro', billing_period: 'year' },
  collect_billing_address: false,
  payment_method_types: ['card'],
};

describe('createCheckout', () => {
  it('sends the order as specified and returns the URL', async () => {
    const url = 'https://pay.test/c/1';
    const { api, backend } = await opened(CHECKOUT, { body: { url } });
    expect(await createCheckout(api, order)).toBe(url);
    expect(JSON.parse(backend.log[0]?.body ?? '')).toEqual(order);
  });

  it.each<unknown>([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https:evil.test',
    'https:\\\\evil.test',
    'https://pay.test@evil.test/',
    'httpx://evil.test',
    '/billing',
    '',
    7,
    null,
    {},
    undefined,
    `https://a.test/${'x'.repeat(3000)}`,
  ])('O08 rejects the URL %j', async (url) => {
    const { api } = await opened(CHECKOUT, { body: { url } });
    const failure = await createCheckout(api, order).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'malformed', field: 'url', message: NO_CHECKOUT_URL });
  });

  it('O08 rejects a response that is not an object', async () => {
    const { api } = await opened(CHECKOUT, { body: [] });
    await expect(createCheckout(api, order)).rejects.toThrow('No checkout URL received.');
  });

  it('M02 sends the request once for any response', async () => {
    for (const reply of ['drop', { status: 500, body: {} }] as const) {
      const { api, backend } = await opened(CHECKOUT, reply);
      await expect(createCheckout(api, order)).rejects.toBeInstanceOf(ApiError);
      expect(backend.count(CHECKOUT)).toBe(1);
    }
  });
});

describe('emptyIfNotFound', () => {
  const notFound = { status: 404, body: { detail: 'Not Found' } };

  it('D19 reads {"detail": "Not Found"} as an empty result', async () => {
    const rights = await opened('GET /billing/v1/entitlements', notFound);
    expect(await entitlements.load(rights.api, {}, signal)).toMatchObject({ isDefault: true });
    const status = await opened('GET /v1/subscription/status', notFound);
    expect(await subscription.load(status.api, {}, signal)).toEqual({ priceId: null });
    const prices = await opened('GET /v1/plans', notFound);
    expect(await plans.load(prices.api, { language: 'en' }, signal)).toEqual([]);
    const list = await opened('GET /v1/invoices', notFound);
    expect(await fetchInvoices(list.api, null)).toMatchObject({ invoices: [], hasMore: false });
  });

  it.each([
    { status: 404, body: {} },
    { status: 500, body: { detail: 'Oops' } },
  ])('D19 does not read %j as an empty result', async (reply) => {
    const { api } = await opened('GET /v1/plans', reply);
    await expect(plans.load(api, { language: 'en' }, signal)).rejects.toMatchObject({
      status: reply.status,
    });
  });
});

describe('the other calls', () => {
  it('send the cursor, the language, the cancellation and the email', async () => {
    const list = await opened('GET /v1/invoices', { body: { invoices: [], has_more: false } });
    await fetchInvoices(list.api, null);
    await fetchInvoices(list.api, 'a b&c');
    expect(list.backend.log.map(({ query }) => query.get('cursor'))).toEqual([null, 'a b&c']);

    const prices = await opened('GET /v1/plans', { body: [] });
    await plans.load(prices.api, { language: 'de' }, signal);
    expect(prices.backend.log[0]?.headers['accept-language']).toBe('de');

    const cancel = await opened('DELETE /v1/subscription', { status: 204 });
    await cancelTenantSubscription.send(cancel.api);
    expect(cancel.backend.log).toHaveLength(1);

    const mail = await opened('POST /v1/invoices/in_1/email', { body: {} });
    const recipient = 'ada@acme.test';
    await sendInvoice.send(mail.api, { key: 'in_1', id: 'in_1', recipient, message: 'Hello' });
    expect(JSON.parse(mail.backend.log[0]?.body ?? '')).toEqual({
      invoice_id: 'in_1',
      recipient_email: recipient,
      message: 'Hello',
    });
  });

  it('O12 encode an invoice id as one path segment', async () => {
    const { api, backend } = await opened('GET /v1/plans', { body: [] });
    const mail = { key: 'k', id: '..', recipient: 'a@b.test', message: '' };
    const sent = sendInvoice.send(api, mail);
    await expect(sent).rejects.toThrow(TypeError);
    expect(backend.log).toEqual([]);
  });
});
