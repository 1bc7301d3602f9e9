import type { BrowserContext, Page } from 'playwright/test';
import { buyButton, goToCheckout } from '../support/billingPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import { clientOf } from '../support/sessionClient.ts';
import { refreshes } from '../support/sessionPage.ts';

const checkout = { service: 'billing', method: 'POST', path: '/v1/checkout/session' };

async function openPayment(page: Page, plan = 'Pro') {
  await page.goto('/billing/plans');
  await buyButton(page, plan).click();
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toBeEnabled();
  return go;
}

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  return { page, go: await openPayment(page, 'Business') };
}

/** Lets the time of a confirmation pass, and sees it end without one. The clock must be a fake one. */
async function expectUnconfirmed(page: Page): Promise<void> {
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText('Payment not confirmed yet')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0] });
}

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test.describe('a checkout', () => {
  test('M01 is begun by one of two tabs that press at once', async ({ page, context, backend }) => {
    await backend.fault({ ...checkout, delayMs: 1500, count: 1 });
    const go = await openPayment(page);
    const other = await openTab(context);
    await go.click();
    await other.go.click();
    await expect(other.page.getByText('Your last payment is still being confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
    expect(await backend.ledger('checkout.created')).toHaveLength(1);
  });

  test('O20 works again on a page that comes out of the cache', async ({ page, backend }) => {
    await backend.fault({ ...checkout, status: 200, body: { url: 'https://127.0.0.1:1/pay' } });
    await page.route('https://127.0.0.1:1/**', (route) => route.abort('aborted'));
    const go = await openPayment(page);
    await go.click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('fa_checkout')))
      .toContain('begun');
    await backend.heal();
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    if (!(await go.isVisible())) await buyButton(page, 'Pro').click();
    await go.click();
    await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  });
});

test('D12 the billing service is down: each part says so by itself', async ({
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

test('O15 D20 a forged return with a checkout that was never paid claims nothing', async ({
  page,
}) => {
  await page.clock.install();
  await goToCheckout(page, 'Pro');
  await page.goto('/billing?success=true&plan=pro');
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
  await expectUnconfirmed(page);
  await expect(page.getByText('Payment confirmed')).toHaveCount(0);
});

test('S16 the checkout is gone to once a refresh is over', async ({ page, backend }) => {
  const go = await openPayment(page);
  const { send } = await clientOf(page);
  const releaseCheckout = await hold(backend, checkout);
  await go.click();
  await expect.poll(() => backend.log(checkout)).toHaveLength(1);
  await backend.expire();
  const refresh = await backend.fault({ path: '/v1/refresh', delayAnswerMs: 600_000 });
  send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  await expect.poll(() => backend.ledger('session.refreshed')).toHaveLength(1);

  const answered = page.waitForResponse((answer) => answer.url().endsWith(checkout.path));
  await releaseCheckout();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page).toHaveURL(/\/billing\/plans$/);
  await backend.heal(refresh);
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  expect(await backend.ledger('session.reuse')).toEqual([]);
});
