import { expect, it } from 'vitest';
import { checkoutBody } from './checkoutBody.ts';

it('has the fields of the call', () => {
  const body = checkoutBody(
    { id: 'plan_pro', name: 'Pro', priceId: 'price_1', interval: 'year' },
    'ada@acme.test',
    {
      success_url: 'https://app.test/billing',
      cancel_url: 'https://app.test/billing/plans',
    },
  );
  expect(body).toEqual({
    price_id: 'price_1',
    success_url: 'https://app.test/billing',
    cancel_url: 'https://app.test/billing/plans',
    customer_email: 'ada@acme.test',
    metadata: { plan_id: 'plan_pro', plan_name: 'Pro', billing_period: 'year' },
    collect_billing_address: false,
    payment_method_types: ['card'],
  });
});
