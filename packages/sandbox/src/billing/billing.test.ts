import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, messageOf, signedIn } from '../testing/visitor.ts';

const HARBOUR_ADMIN = 'ines.duarte@harbour-optics.example';
const JUNE = new Date('2024-06-20T09:00:00Z');
const MINUTE = 60_000;

let sandbox: Sandbox;
let now = JUNE;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = JUNE;
  await sandbox.reset();
});

function order(changes: object = {}) {
  return {
    price_id: 'price_pro_month',
    success_url: `${CLIENT}/billing`,
    cancel_url: `${CLIENT}/billing/plans`,
    customer_email: 'priya.nair@northwind.example',
    metadata: { plan_id: 'plan_pro', plan_name: 'Pro', billing_period: 'month' },
    collect_billing_address: false,
    payment_method_types: ['card'],
    ...changes,
  };
}

const beginCheckout = (visitor: Visitor, changes: object = {}) =>
  visitor.post('/billing/v1/checkout/session', order(changes));

const status = (visitor: Visitor) => visitor.get('/billing/v1/subscription/status');

async function checkoutPathOf(response: { body: Record<string, unknown> }): Promise<string> {
  return new URL(String(response.body.url)).pathname;
}

/** Presses a button of the hosted checkout, as a browser without the client's tokens. */
async function pressCheckoutButton(path: string, decision: string): Promise<Response> {
  return sandbox.app.request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: new URLSearchParams({ decision }),
  });
}

function control(path: string, body?: object) {
  const headers = { Origin: 'http://localhost' };
  return new Visitor(sandbox).send(`/sandbox/${path}`, { method: 'POST', body, headers });
}

const brief = {
  template_id: null,
  variants: 1,
  inputs: {
    type: 'email',
    topic: 'New opening hours',
    audience: '',
    tone: 'friendly',
    language: 'en',
    length: 'short',
    keywords: [],
    knowledge_base_id: null,
    brand_notes: '',
    values: {},
  },
};

/** Uploads a file with the same key each time. @returns the resulting document */
async function upload(tenant: Visitor, base: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('upload_key', 'one');
  body.append('file', file);
  const response = await sandbox.app.request(`${base}/documents`, {
    method: 'POST',
    headers: { Origin: CLIENT, Authorization: `Bearer ${tenant.tokens?.access_token}` },
    body,
  });
  return response.json();
}

async function committedWrites(action: string): Promise<unknown[]> {
  const response = await sandbox.app.request(`/sandbox/ledger?action=${action}`);
  return ((await response.json()) as { entries: unknown[] }).entries;
}

describe('checkout', () => {
  it('is paid once, even if its buttons are pressed repeatedly', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const response = await beginCheckout(priya);
    expect(response.status).toBe(201);
    const path = await checkoutPathOf(response);
    const page = await sandbox.app.request(path);
    expect(await page.text()).toContain('$149.00');

    const responses = await Promise.all([
      pressCheckoutButton(path, 'pay'),
      pressCheckoutButton(path, 'pay'),
    ]);
    expect(responses.map((one) => one.headers.get('location'))).toEqual([
      `${CLIENT}/billing`,
      `${CLIENT}/billing`,
    ]);
    expect((await status(priya)).body).toMatchObject({
      price_id: 'price_pro_month',
      cancel_at_period_end: false,
      current_period_end: '2024-07-20T09:00:00.000Z',
    });
    expect(await committedWrites('subscription.bought')).toHaveLength(1);
    const { body } = await priya.get('/billing/v1/invoices');
    expect((body.invoices as object[])[0]).toMatchObject({
      invoice_number: 'INV-2024-0620',
      status: 'paid',
      amount_paid: 14_900,
      description: 'Pro',
    });
    expect((await sandbox.app.request(path)).status).toBe(410);
  });

  it('may be declined and retried, or cancelled', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const path = await checkoutPathOf(await beginCheckout(priya));
    const declined = await pressCheckoutButton(path, 'decline');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined. Nothing was charged.');
    expect((await pressCheckoutButton(path, 'cancel')).headers.get('location')).toBe(
      `${CLIENT}/billing/plans`,
    );
    expect((await pressCheckoutButton(path, 'pay')).headers.get('location')).toBe(
      `${CLIENT}/billing/plans`,
    );
    expect((await status(priya)).body.price_id).toBe('price_starter_month');
  });

  it('may be confirmed after some polls, and rejects another one in the meantime', async () => {
    await control('settings', { confirmationPolls: 3 });
    const priya = await signedIn(sandbox, 'priya.nair');
    await pressCheckoutButton(await checkoutPathOf(await beginCheckout(priya)), 'payLate');
    expect(codeOf(await beginCheckout(priya, { price_id: 'price_pro_month' }))).toBe(
      'CHECKOUT_PENDING',
    );
    const prices: unknown[] = [];
    for (let poll = 1; poll <= 4; poll += 1) prices.push((await status(priya)).body.price_id);
    expect(prices).toEqual([
      'price_starter_month',
      'price_starter_month',
      'price_pro_month',
      'price_pro_month',
    ]);
  });

  it('closes the page that is open in another tab, so that two tabs buy once', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const first = await checkoutPathOf(await beginCheckout(priya));
    const business = { plan_id: 'plan_business', plan_name: 'Business', billing_period: 'year' };
    const second = await checkoutPathOf(
      await beginCheckout(priya, { price_id: 'price_business_year', metadata: business }),
    );
    expect((await pressCheckoutButton(first, 'pay')).status).toBe(410);
    expect((await pressCheckoutButton(second, 'pay')).status).toBe(303);
    expect(await committedWrites('subscription.bought')).toHaveLength(1);
  });

  it('rejects prices that are not for sale, URLs of other origins and users without permission', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const refused = async (changes: object) => (await beginCheckout(priya, changes)).status;
    expect(await refused({ price_id: 'price_classic_month' })).toBe(422);
    expect(await refused({ price_id: 'nothing' })).toBe(422);
    expect(await refused({ price_id: 'price_pro_year' })).toBe(422);
    expect(await refused({ success_url: 'https://evil.example/billing' })).toBe(422);
    expect(await refused({ payment_method_types: ['cash'] })).toBe(422);
    const starter = { plan_id: 'plan_starter', plan_name: 'Starter', billing_period: 'month' };
    expect(
      codeOf(await beginCheckout(priya, { price_id: 'price_starter_month', metadata: starter })),
    ).toBe('ALREADY_SUBSCRIBED');
    const amara = await signedIn(sandbox, 'amara.okafor');
    const response = await beginCheckout(amara);
    expect(response.status).toBe(403);
    expect(messageOf(response)).toBe('Only a tenant admin can change subscription.');
    expect(await committedWrites('checkout.created')).toEqual([]);
  });

  it('rejects forms from other origins', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const path = await checkoutPathOf(await beginCheckout(priya));
    const response = await sandbox.app.request(path, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ decision: 'pay' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('a subscription', () => {
  it('is cancelled at the end of the period, by an admin, and can be bought again', async () => {
    const cancel = (visitor: Visitor) =>
      visitor.send('/billing/v1/subscription', { method: 'DELETE' });
    const amara = await signedIn(sandbox, 'amara.okafor');
    expect(messageOf(await cancel(amara))).toBe('Only a tenant admin can cancel subscription.');
    const priya = await signedIn(sandbox, 'priya.nair');
    expect((await cancel(priya)).body).toMatchObject({
      price_id: 'price_starter_month',
      cancel_at_period_end: true,
      current_period_end: '2024-07-12T12:00:00.000Z',
    });
    expect((await cancel(priya)).status).toBe(200);
    expect(await committedWrites('subscription.cancelled')).toHaveLength(1);

    now = new Date('2024-07-13T00:00:00Z');
    const later = await signedIn(sandbox, 'priya.nair');
    expect(await status(later)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect((await later.get('/billing/billing/v1/entitlements')).status).toBe(404);
    expect((await cancel(later)).status).toBe(404);
    await pressCheckoutButton(await checkoutPathOf(await beginCheckout(later)), 'pay');
    expect((await status(later)).body.cancel_at_period_end).toBe(false);
  });

  it('numbers the invoices of one day', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    for (let purchase = 1; purchase <= 3; purchase += 1) {
      await pressCheckoutButton(await checkoutPathOf(await beginCheckout(priya)), 'pay');
      await priya.send('/billing/v1/subscription', { method: 'DELETE' });
      now = new Date(now.getTime() + MINUTE);
    }
    const { body } = await priya.get('/billing/v1/invoices');
    const numbers = (body.invoices as { invoice_number: string }[]).map(
      ({ invoice_number }) => invoice_number,
    );
    expect(numbers.slice(0, 3)).toEqual(['INV-2024-0620-3', 'INV-2024-0620-2', 'INV-2024-0620']);
  });

  it('renews automatically', async () => {
    now = new Date('2024-09-01T00:00:00Z');
    const priya = await signedIn(sandbox, 'priya.nair');
    expect((await status(priya)).body.current_period_end).toBe('2024-09-12T12:00:00.000Z');
  });
});

describe('entitlements', () => {
  it('are those of the plan, with usage that grows', async () => {
    const used = async () => {
      const priya = await signedIn(sandbox, 'priya.nair');
      return (await priya.get('/billing/billing/v1/entitlements')).body;
    };
    expect(await used()).toMatchObject({
      plan_name: 'Starter',
      included_llm_tokens: 1000,
      llm_tokens_used: 684,
      voice_minutes_used: 942,
      api_calls_used: 217,
      storage_mb_used: 18,
      can_use_advanced_features: false,
    });
    now = new Date(JUNE.getTime() + 10 * MINUTE);
    expect(await used()).toMatchObject({ llm_tokens_used: 744, storage_mb_used: 19 });
  });
});

describe('invoices', () => {
  it("are paginated by the deployment's page size, each once", async () => {
    await control('settings', { invoicePageSize: 25 });
    const priya = await signedIn(sandbox, 'priya.nair');
    const ids: unknown[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const query = cursor ? `?cursor=${cursor}` : '';
      const { body } = await priya.get(`/billing/v1/invoices${query}`);
      const rows = body.invoices as { id: string }[];
      sizes.push(rows.length);
      ids.push(...rows.map(({ id }) => id));
      expect(body.has_more).toBe(body.next_cursor !== null);
      cursor = body.next_cursor as string | null;
    } while (cursor);
    expect(sizes).toEqual([25, 25, 7]);
    expect(new Set(ids).size).toBe(57);
    expect((await priya.get('/billing/v1/invoices?cursor=junk')).status).toBe(422);
  });

  it('grow to the requested number', async () => {
    expect((await control('seed/invoices?count=5000')).body).toEqual({ added: 5000 });
    expect((await control('seed/invoices?count=5000')).body).toEqual({ added: 0 });
  });

  it('have a page and a PDF for anyone with the link', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const { body } = await priya.get('/billing/v1/invoices');
    const [invoice] = body.invoices as { hosted_invoice_url: string; invoice_pdf: string }[];
    const page = await sandbox.app.request(new URL(invoice?.hosted_invoice_url ?? '').pathname);
    expect(await page.text()).toContain('INV-2024-0612');
    const pdf = await sandbox.app.request(new URL(invoice?.invoice_pdf ?? '').pathname);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('INV-2024-0612.pdf');
    const file = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
    expect((await sandbox.app.request('/billing/invoice/guessed')).status).toBe(404);
  });

  it('are mailed to members of the tenant only, with the link', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const mail = (id: string, recipient_email: string, invoice_id = id) =>
      priya.post(`/billing/v1/invoices/${id}/email`, {
        invoice_id,
        recipient_email,
        message: 'Here it is.',
      });
    const own = 'priya.nair@northwind.example';
    expect((await mail('ivc_nw00002', own)).status).toBe(200);
    expect((await mail('ivc_nw00002', own, 'ivc_nw00003')).status).toBe(422);
    expect((await mail('ivc_nw00002', 'somebody@else.example')).status).toBe(422);
    expect((await mail('ivc_unknown', own)).status).toBe(404);
    const outbox = await sandbox.app.request(`/sandbox/outbox?to=${own}`);
    const { mails } = (await outbox.json()) as { mails: { link: string; body: string }[] };
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Invoice INV-2024-0512' });
    expect(mails[0]?.body).toContain('Here it is.');
    expect(mails[0]?.link).toMatch(/\/billing\/invoice\/\S{43}$/);
  });
});

describe('another tenant', () => {
  it('has plans to choose from and no records of the first', async () => {
    const ines = await signedIn(sandbox, HARBOUR_ADMIN);
    expect(await status(ines)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    const { body } = await ines.get('/billing/v1/invoices');
    expect(body).toEqual({ invoices: [], has_more: false, next_cursor: null });
    const mail = { invoice_id: 'ivc_nw00001', recipient_email: HARBOUR_ADMIN, message: '' };
    expect((await ines.post('/billing/v1/invoices/ivc_nw00001/email', mail)).status).toBe(404);
    const plans = (await ines.get('/billing/v1/plans')).body as unknown as { active: boolean }[];
    expect(plans.filter(({ active }) => active)).toHaveLength(6);
  });

  it('buys, uses and cancels independently of the first', async () => {
    await control('settings', { confirmationPolls: 3 });
    const [priya, ines] = [
      await signedIn(sandbox, 'priya.nair'),
      await signedIn(sandbox, HARBOUR_ADMIN),
    ];
    const ownPath = await checkoutPathOf(await beginCheckout(priya));
    // A checkout of another tenant does not affect ours.
    expect((await beginCheckout(ines)).status).toBe(201);
    expect((await pressCheckoutButton(ownPath, 'payLate')).status).toBe(303);
    const theirs = await beginCheckout(ines);
    expect(theirs.status).toBe(201);
    for (let poll = 1; poll <= 3; poll += 1) expect((await status(ines)).status).toBe(404);
    expect((await status(priya)).body.price_id).toBe('price_starter_month');
    await pressCheckoutButton(await checkoutPathOf(theirs), 'pay');
    for (let poll = 1; poll <= 2; poll += 1) await status(priya);
    for (const tenant of [priya, ines]) {
      expect((await status(tenant)).body.price_id).toBe('price_pro_month');
      const { body } = await tenant.get('/billing/v1/invoices');
      expect((body.invoices as object[])[0]).toMatchObject({ invoice_number: 'INV-2024-0620' });
    }
    const used = async (tenant: Visitor) => {
      const { body } = await tenant.get('/billing/billing/v1/entitlements');
      return { llm: Number(body.llm_tokens_used), storage: body.storage_mb_used };
    };
    const before = await used(priya);
    expect(await used(ines)).toEqual({ llm: 0, storage: 0 });
    expect((await ines.post('/content/v1/generate', brief)).status).toBe(200);
    const bases = '/knowledge/v1/knowledge-bases';
    const { body: base } = await ines.post(bases, { name: 'Frames', description: '' });
    const large = new File([new Uint8Array(3 * 1024 * 1024)], 'Frames.pdf');
    // The same key in another tenant is another upload.
    const stored = [
      await upload(ines, `${bases}/${String(base.id)}`, large),
      await upload(priya, `${bases}/kb_nw04`, new File(['Ice'], 'Rink.txt')),
    ];
    expect(stored).toMatchObject([
      { document: { name: 'Frames.pdf' } },
      { document: { name: 'Rink.txt' } },
    ]);
    expect(await used(priya)).toEqual(before);
    const theirUse = await used(ines);
    expect(theirUse.storage).toBe(3);
    expect(theirUse.llm).toBeGreaterThan(0);
    await ines.send('/billing/v1/subscription', { method: 'DELETE' });
    expect((await status(ines)).body.cancel_at_period_end).toBe(true);
    expect((await status(priya)).body.cancel_at_period_end).toBe(false);
  });

  it('cannot be sent invoices of the first', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const mail = { invoice_id: 'ivc_nw00001', recipient_email: HARBOUR_ADMIN, message: '' };
    expect((await priya.post('/billing/v1/invoices/ivc_nw00001/email', mail)).status).toBe(422);
  });

  it('needs a token', async () => {
    const anonymous = new Visitor(sandbox);
    for (const path of ['plans', 'invoices', 'subscription/status']) {
      expect((await anonymous.get(`/billing/v1/${path}`)).status).toBe(401);
    }
  });
});
