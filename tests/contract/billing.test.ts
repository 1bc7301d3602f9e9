import {
  cancelTenantSubscription,
  createApi,
  createCheckout,
  entitlements,
  fetchInvoices,
  fetchSubscription,
  plans,
  readConfig,
  sendInvoice,
  signIn,
} from '@platform/api';
import type { Api, ApiError, CheckoutBody, Invoice } from '@platform/api';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';
const PRIYA = 'priya.nair@northwind.example';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  api = await enter(PRIYA);
});

async function enter(email: string): Promise<Api> {
  const values = new Map<string, string>();
  const opened = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  await signIn(opened, { email, password: demoPassword });
  return opened;
}

const order: CheckoutBody = {
  price_id: 'price_pro_year',
  success_url: `${CLIENT}/billing`,
  cancel_url: `${CLIENT}/billing/plans`,
  customer_email: PRIYA,
  metadata: { plan_id: 'plan_pro', plan_name: 'Pro', billing_period: 'year' },
  collect_billing_address: false,
  payment_method_types: ['card'],
};

function press(url: string, decision: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ decision }),
  });
}

function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: ApiError) => error,
  );
}

describe('plans and entitlements', () => {
  it('are read', async () => {
    const { signal } = new AbortController();
    const all = await plans.load(api, { language: 'en' }, signal);
    const monthly = all.filter(({ isActive, interval }) => isActive && interval === 'month');
    expect(monthly.map(({ name, amount }) => [name, amount])).toEqual([
      ['Starter', 4900],
      ['Pro', 14_900],
      ['Business', 49_900],
    ]);
    expect(all.every(({ priceId, currency }) => priceId !== '' && currency === 'USD')).toBe(true);
    const german = await plans.load(api, { language: 'de' }, signal);
    const starter = german.find(({ name }) => name === 'Starter');
    expect(starter?.features).toContain('1 Sprachagent');
    expect(await entitlements.load(api, {}, signal)).toMatchObject({
      planName: 'Starter',
      usage: { llmTokens: { used: 684, included: 1000 } },
      isDefault: false,
    });
  });

  it('D19 are the defaults, and no subscription, where nothing was bought', async () => {
    const ines = await enter('ines.duarte@harbour-optics.example');
    const { signal } = new AbortController();
    expect(await entitlements.load(ines, {}, signal)).toMatchObject({ isDefault: true });
    expect(await fetchSubscription(ines.http)).toEqual({ priceId: null });
    expect(await fetchInvoices(ines, null)).toEqual({
      invoices: [],
      hasMore: false,
      nextCursor: null,
    });
  });
});

describe('a subscription', () => {
  it('is bought over the hosted page, changed and cancelled', async () => {
    const url = await createCheckout(api, order);
    expect(await fetchSubscription(api.http)).toEqual({
      priceId: 'price_starter_month',
      renewsAt: expect.any(Date),
    });
    const paid = await press(url, 'pay');
    expect(paid.headers.get('location')).toBe(`${CLIENT}/billing`);
    expect(await fetchSubscription(api.http)).toMatchObject({ priceId: 'price_pro_year' });
    const { invoices } = await fetchInvoices(api, null);
    expect(invoices[0]).toMatchObject({ plan: 'Pro', amount: 149_000, status: 'paid' });

    await cancelTenantSubscription.send(api);
    const { priceId, endsAt } = await fetchSubscription(api.http);
    expect(priceId).toBe('price_pro_year');
    expect(endsAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('is refused in words to who may not manage the tenant', async () => {
    const amara = await enter('amara.okafor@northwind.example');
    expect(await failure(createCheckout(amara, order))).toMatchObject({
      status: 403,
      serverMessage: 'Only a tenant admin can change subscription.',
    });
    expect(await failure(cancelTenantSubscription.send(amara))).toMatchObject({
      status: 403,
      serverMessage: 'Only a tenant admin can cancel subscription.',
    });
  });
});

describe('invoices', () => {
  it('are read to the last page, mailed and opened', async () => {
    const all: Invoice[] = [];
    let cursor: string | null = null;
    do {
      const page = await fetchInvoices(api, cursor);
      all.push(...page.invoices);
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(all.map(({ id }) => id)).size).toBe(57);
    expect(all.every(({ hostedUrl, pdfUrl, createdAt }) => hostedUrl && pdfUrl && createdAt)).toBe(
      true,
    );

    const [newest] = all;
    const id = newest?.id ?? '';
    await sendInvoice.send(api, { key: id, id, recipient: PRIYA, message: 'Here.' });
    const outbox = await fetch(`${sandbox.url}/sandbox/outbox?to=${PRIYA}`);
    const { mails } = (await outbox.json()) as { mails: { link: string }[] };
    expect(mails[0]?.link).toBe(newest?.hostedUrl);

    const pdf = await fetch(newest?.pdfUrl ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
  });
});
