import type { Locator, Page } from 'playwright/test';
import { buyButton } from '../support/billingPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/pageClock.ts';
import { clientOf } from '../support/sessionClient.ts';
import { refreshes } from '../support/sessionPage.ts';

const checkout = { service: 'billing', method: 'POST', path: '/v1/checkout/session' };

async function openPayment(page: Page, plan: 'Pro' | 'Business' = 'Pro'): Promise<Locator> {
  const goToProvider = page.getByRole('button', { name: 'Continue' });
  await page.goto('/billing/plans');
  await buyButton(page, plan).click();
  await expect(goToProvider).toBeEnabled();
  return goToProvider;
}

const showFromCache = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('M01 one of two tabs that click at once starts a checkout', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  const goToProvider = await openPayment(page);
  const goFromOther = await openPayment(other, 'Business');
  await backend.fault({ ...checkout, delayMs: 1500, count: 1 });

  await goToProvider.click();
  await goFromOther.click();

  await expect(other.getByText('Your last payment is still being confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  expect(await backend.committedWrites('checkout.created')).toHaveLength(1);
});

test('O20 a checkout can be started again on a page from the back/forward cache', async ({
  page,
  backend,
}) => {
  await backend.fault({ ...checkout, status: 200, body: { url: 'https://127.0.0.1:1/pay' } });
  await page.route('https://127.0.0.1:1/**', (route) => route.abort('aborted'));
  const goToProvider = await openPayment(page);
  await goToProvider.click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('fa_checkout')))
    .toContain('begun');
  await backend.heal();

  await showFromCache(page);
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await buyButton(page, 'Pro').click();
  await goToProvider.click();

  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
});

test('D12 each part of the billing page shows that the service is down', async ({
  page,
  backend,
  expectedConsole,
}) => {
  expectedConsole.push(/entitlements could not be read/);
  await backend.fault({ service: 'billing', drop: 'before' });

  await page.goto('/billing');
  await expect(page.getByText('Default limits')).toBeVisible();
  await expect(page.getByText('Failed to load invoices.')).toBeVisible();

  await page.getByRole('link', { name: 'Payment Plans' }).click();
  await expect(page.getByText('No plans available')).toBeVisible();

  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(buyButton(page, 'Pro')).toBeVisible();
});

test('S16 the checkout opens once a pending refresh is over', async ({ page, backend }) => {
  const goToProvider = await openPayment(page);
  const { send } = await clientOf(page);
  const releaseCheckout = await hold(backend, checkout);
  await goToProvider.click();
  await expect.poll(() => backend.log(checkout)).toHaveLength(1);
  await backend.expire();
  const slowRefresh = await backend.fault({ path: '/v1/refresh', delayResponseMs: 600_000 });
  send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  await expect.poll(() => backend.committedWrites('session.refreshed')).toHaveLength(1);

  const checkoutResponse = page.waitForResponse((response) =>
    response.url().endsWith(checkout.path),
  );
  await releaseCheckout();
  await (await checkoutResponse).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page).toHaveURL(/\/billing\/plans$/);

  await backend.heal(slowRefresh);
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  expect(await backend.committedWrites('session.reuse')).toEqual([]);
});
