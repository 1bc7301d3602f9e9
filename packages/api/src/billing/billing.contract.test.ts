import { expect, it } from 'vitest';
import { checkoutCalls } from './checkout.contract.ts';
import { entitlementCalls } from './entitlements.contract.ts';
import { DEFAULT_ENTITLEMENTS } from './entitlements.ts';
import { invoiceCalls } from './invoices.contract.ts';
import { planCalls } from './plans.contract.ts';
import { subscriptionCalls } from './subscription.contract.ts';

const end = '2026-12-21T10:00:00Z';
const plan = {
  id: 'plan_1',
  name: 'Pro',
  price_id: 'price_1',
  amount: 4900,
  currency: 'eur',
  interval: 'year',
  active: true,
  features: [{ description: 'One agent' }],
  storage_description: '50 MB',
};
const invoice = {
  id: 'in_1',
  invoice_number: null,
  created_at: end,
  status: 'open',
  amount_paid: 0,
  amount_due: 4900,
};

it.each([
  [entitlementCalls.get, { plan_id: null }, { ...DEFAULT_ENTITLEMENTS, isDefault: false }],
  [
    entitlementCalls.get,
    { plan_name: 'Pro', bots_max: 3, storage_mb_used: 1.5, can_create_bot: true },
    {
      ...DEFAULT_ENTITLEMENTS,
      planName: 'Pro',
      botsMax: 3,
      usage: { ...DEFAULT_ENTITLEMENTS.usage, storageMb: { used: 1.5, included: 50 } },
      canCreateBot: true,
      isDefault: false,
    },
  ],
  [
    planCalls.list,
    [plan],
    [
      {
        key: 'plan_1',
        id: 'plan_1',
        name: 'Pro',
        priceId: 'price_1',
        amount: 4900,
        currency: 'EUR',
        interval: 'year',
        isActive: true,
        features: ['One agent'],
        descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '50 MB' },
      },
    ],
  ],
  [
    subscriptionCalls.get,
    { price_id: 'price_1', current_period_end: end },
    { priceId: 'price_1', renewsAt: new Date(end) },
  ],
  [
    subscriptionCalls.get,
    { price_id: 'price_1', current_period_end: end, cancel_at_period_end: true },
    { priceId: 'price_1', endsAt: new Date(end) },
  ],
  [checkoutCalls.create, { url: 'https://pay.test/1' }, 'https://pay.test/1'],
  [
    invoiceCalls.list,
    { invoices: [invoice], has_more: true, next_cursor: 'c2' },
    {
      invoices: [
        {
          key: 'in_1',
          id: 'in_1',
          number: '',
          createdAt: new Date(end),
          status: 'open',
          amount: 4900,
          currency: 'USD',
          plan: '',
          hostedUrl: undefined,
          pdfUrl: undefined,
        },
      ],
      hasMore: true,
      nextCursor: 'c2',
    },
  ],
])('the client reads the response described for $call.path', ({ call, response }, sent, domain) => {
  expect(call.response?.parse(response.parse(sent))).toEqual(domain);
});

const order = {
  price_id: 'price_1',
  success_url: 'https://app.test/billing',
  cancel_url: 'https://app.test/billing/plans',
  customer_email: 'ada@acme.test',
  metadata: { plan_id: 'plan_1', plan_name: 'Pro', billing_period: 'year' },
  collect_billing_address: false,
  payment_method_types: ['card'],
};
const mail = { invoice_id: 'in_1', recipient_email: 'ada@acme.test', message: '' };

it.each([
  ['an order', checkoutCalls.create, order, []],
  ['no price', checkoutCalls.create, { ...order, price_id: '' }, ['price_id']],
  [
    'a path to return to',
    checkoutCalls.create,
    { ...order, cancel_url: '/billing' },
    ['cancel_url'],
  ],
  ['no email', checkoutCalls.create, { ...order, customer_email: 'ada' }, ['customer_email']],
  [
    'another period',
    checkoutCalls.create,
    { ...order, metadata: { ...order.metadata, billing_period: 'week' } },
    ['metadata.billing_period'],
  ],
  [
    'another way to pay',
    checkoutCalls.create,
    { ...order, payment_method_types: ['cash'] },
    ['payment_method_types.0'],
  ],
  ['a field too many', checkoutCalls.create, { ...order, coupon: 'x' }, ['']],
  ['a mail', invoiceCalls.email, mail, []],
  ['the longest message', invoiceCalls.email, { ...mail, message: 'x'.repeat(2000) }, []],
  ['a longer message', invoiceCalls.email, { ...mail, message: 'x'.repeat(2001) }, ['message']],
])('validates a body with %s', (_, { body }, value, faults) => {
  const issues = body?.safeParse(value).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(faults);
});
