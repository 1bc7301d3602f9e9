import type { BrowserContext, Page } from 'playwright/test';
import { buyButton, chooseInvoiceAction, goToCheckout } from '../support/billingPage.ts';
import { expect, test } from '../support/fixtures.ts';

const checkout = { service: 'billing', method: 'POST', path: '/v1/checkout/session' };
const failed = 'Unable to start checkout. Please try again.';

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
  test('O08 goes to no unsafe address', async ({ page, backend }) => {
    const go = await openPayment(page);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.test',
      'https://pay.test@evil.test/',
      'httpx://evil.test',
      7,
      null,
    ]) {
      await test.step(String(url), async () => {
        const number = await backend.fault({ ...checkout, status: 200, body: { url } });
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await go.click();
        await (await answered).finished();
        await expect(page.getByText(failed)).toBeVisible();
        await expect(page).toHaveURL(/\/billing\/plans$/);
        await expect(go).toBeEnabled();
        expect(await page.evaluate(() => sessionStorage.getItem('fa_checkout'))).toBeNull();
        await backend.heal(number);
      });
    }
    expect(await backend.log({ method: 'POST', path: checkout.path })).toHaveLength(7);
  });

  test('M02 M03 is sent once and can be tried again', async ({ page, backend }) => {
    const go = await openPayment(page);
    for (const [index, fault] of [{ status: 500 }, { drop: 'afterCommit' } as const].entries()) {
      await test.step(JSON.stringify(fault), async () => {
        await backend.fault({ ...checkout, ...fault, count: 1 });
        await go.click();
        const sent = () => backend.log({ method: 'POST', path: checkout.path });
        await expect.poll(sent).toHaveLength(index + 1);
        await expect(page.getByText(failed)).toBeVisible();
        await expect(go).toBeEnabled();
        expect(await sent()).toHaveLength(index + 1);
      });
    }
    await go.click();
    await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  });

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

  test('M01 is paid once though two tabs hold its page', async ({ page, context, backend }) => {
    await goToCheckout(page, 'Pro');
    const other = await openTab(context);
    await other.go.click();
    await other.page.getByRole('button', { name: 'Pay $499.00' }).click();
    await expect(other.page.getByText('Payment confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $149.00' }).click();
    await expect(page.getByText('This checkout is no longer open')).toBeVisible();
    expect(await backend.ledger('subscription.bought')).toHaveLength(1);
  });

  test('is not begun for what another tab has bought since', async ({ page, context, backend }) => {
    const go = await openPayment(page, 'Business');
    const other = await openTab(context);
    await other.go.click();
    await other.page.getByRole('button', { name: 'Pay $499.00' }).click();
    await expect(other.page.getByText('Payment confirmed')).toBeVisible();
    await go.click();
    await expect(page.getByText(failed)).toBeVisible();
    expect(await backend.ledger('checkout.created')).toHaveLength(1);
  });

  test('M09 reads the rights again where the server refuses', async ({ page, backend }) => {
    const go = await openPayment(page);
    const message = 'Only a tenant admin can change subscription.';
    await backend.fault({
      ...checkout,
      status: 403,
      body: { error: { code: 'FORBIDDEN', message } },
    });
    await backend.fault({
      service: 'auth',
      path: '/v1/rbac/user/context',
      status: 200,
      body: { tenant_id: 't', user_id: 'usr_nw01', roles: ['Viewer'], is_tenant_admin: false },
    });
    await go.click();
    await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyButton(page, 'Pro')).toBeDisabled();
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

  test('D20 stays unconfirmed while the status fails, and is confirmed when asked again', async ({
    page,
    backend,
  }) => {
    await page.clock.install();
    await goToCheckout(page, 'Pro');
    await backend.fault({ service: 'billing', path: '/v1/subscription/status', status: 500 });
    await page.getByRole('button', { name: 'Pay $149.00' }).click();
    await expectUnconfirmed(page);
    await backend.heal();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Payment confirmed')).toBeVisible();
  });
});

test.describe('a cancellation', () => {
  const cancel = { service: 'billing', method: 'DELETE', path: '/v1/subscription' };

  async function ask(page: Page) {
    await page.goto('/billing/plans');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    return page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' });
  }

  test('M01 is sent once for many presses', async ({ page, backend }) => {
    const button = await ask(page);
    await button.evaluate((element: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) element.click();
    });
    await expect(page.getByText(/Your subscription ends on/)).toBeVisible();
    const sent = await backend.log({ method: 'DELETE', path: cancel.path });
    expect(sent).toHaveLength(1);
  });

  test('M03 shows what was committed though its answer was lost', async ({ page, backend }) => {
    await backend.fault({ ...cancel, drop: 'afterCommit' });
    await (await ask(page)).click();
    await expect(page.getByText('Unable to cancel subscription. Please try again.')).toBeVisible();
    await expect(page.getByText(/Your subscription ends on/)).toBeVisible();
    expect(await backend.log({ method: 'DELETE', path: cancel.path })).toHaveLength(1);
  });

  test('M10 fails at once without a network and is not sent later', async ({
    page,
    context,
    backend,
  }) => {
    const button = await ask(page);
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText('Unable to cancel subscription. Please try again.')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    expect(await backend.ledger('subscription.cancelled')).toEqual([]);
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

test.describe('invoices', () => {
  const row = {
    id: 'in_1',
    invoice_number: 'INV-1',
    created_at: 1_718_193_600,
    status: 'paid',
    amount_paid: 4900,
    amount_due: 0,
    currency: 'xxxx',
    description: '<img src=x onerror=alert(1)>',
    hosted_invoice_url: 'javascript:alert(1)',
    invoice_pdf: 'httpx://evil.test',
  };
  const list = { service: 'billing', path: '/v1/invoices' };

  test('O09 D17 offer no unsafe address and survive an odd row', async ({ page, backend }) => {
    const odd = { ...row, id: null, created_at: 'soon', amount_paid: 'x', status: 'odd' };
    await backend.fault({ ...list, status: 200, body: { invoices: [row, odd, null] } });
    await page.goto('/billing/invoices');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Actions for INV-1' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeDisabled();
  });

  test('D18 ends where the cursors lead nowhere', async ({ page, backend }) => {
    const body = { invoices: [row], has_more: true, next_cursor: 'again' };
    await backend.fault({ ...list, status: 200, body });
    await page.goto('/billing/invoices');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await backend.log({ path: list.path, method: 'GET' })).toHaveLength(2);
  });

  test('keep their rows when the next page fails, and go on', async ({ page, backend }) => {
    await page.goto('/billing');
    await expect(page.getByRole('row')).toHaveCount(21);
    await backend.fault({ ...list, status: 500, count: 1 });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText('Failed to load invoices.')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(21);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('row')).toHaveCount(41);
  });

  test('M01 M03 are mailed once, and tell that it failed', async ({ page, backend }) => {
    const mail = { service: 'billing', method: 'POST', path: '/v1/invoices/*/email' };
    await backend.fault({ ...mail, status: 500, count: 1 });
    await page.goto('/billing/invoices');
    await expect(page.getByRole('row')).toHaveCount(11);
    const number = /INV-\d{4}-\d{4}/.exec((await page.getByRole('row').nth(1).textContent()) ?? '');
    await chooseInvoiceAction(page, number?.[0] ?? '', 'Send email');
    await expect(page.getByText('Failed to send invoice email.')).toBeVisible();
    expect(await backend.ledger('invoice.mailed')).toEqual([]);
  });

  test('D04 are not mailed to a person without an address', async ({ page, backend }) => {
    const me = { id: 'usr_nw01', email: '', first_name: 'Priya', roles: ['TenantAdmin'] };
    await backend.fault({ service: 'auth', path: '/v1/me', status: 200, body: me });
    await page.goto('/billing/invoices');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page
      .getByRole('button', { name: /^Actions for INV/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Send email' }).click();
    await expect(page.getByText('No email found for the logged in user.')).toBeVisible();
    expect(await backend.log({ method: 'POST', service: 'billing' })).toEqual([]);
  });

  test('D05 stay quick with 5,000 of them', async ({ page, backend }) => {
    await backend.addInvoices(5000);
    await backend.set({ invoicePageSize: 100 });
    await page.goto('/billing');
    for (let pages = 0; pages < 4; pages += 1) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByRole('button', { name: 'Load more' })).toBeEnabled();
    }
    expect(await page.getByRole('row').count()).toBeLessThan(450);
  });
});
