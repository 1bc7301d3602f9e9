import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { buyButton, chooseInvoiceAction, goToCheckout } from '../support/billingPage.ts';

const breadcrumbItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('as an admin', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('admin'));

  test('reads the balance and the invoices page by page, and opens the other pages by the tabs', async ({
    page,
  }) => {
    await page.goto('/billing');
    await expect(page).toHaveTitle(/Billing & Subscription/);
    await expect(page.getByRole('heading', { name: 'Billing & Subscriptions' })).toBeVisible();
    await expect(page.getByRole('meter', { name: 'LLM Token' })).toHaveAttribute(
      'aria-valuenow',
      '684',
    );
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan.getByText('Next charge')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('row')).toHaveCount(41);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('row')).toHaveCount(58);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    const sales = page.getByRole('link', { name: 'Contact Sales' });
    await expect(sales).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(sales).toHaveAttribute('target', '_blank');

    await expect(breadcrumbItems(page)).toHaveText(['Billing & Subscriptions']);
    await page.getByRole('link', { name: 'Usage Analytics' }).click();
    await expect(page).toHaveURL('/billing/usage-analytics');
    await page.getByRole('link', { name: 'Payment Plans' }).click();
    await expect(page).toHaveURL('/billing/plans');
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page).toHaveURL('/billing/invoices');
  });

  test('subscribes, and sees a confirmation once the status is updated', async ({
    page,
    backend,
  }) => {
    await goToCheckout(page, 'Pro');
    await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $149.00' }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await expect(page.getByText('Payment confirmed')).toBeVisible();
    await expect(page.getByRole('row', { name: /Pro/ })).toBeVisible();
    await page.getByRole('link', { name: 'Payment Plans' }).click();
    await expect(page.getByText('Current plan')).toBeVisible();
    expect(await backend.committedWrites('subscription.bought')).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('fa_checkout'))).toBeNull();
  });

  test('sees that nothing was charged after a declined payment or after going back', async ({
    page,
    backend,
  }) => {
    await goToCheckout(page, 'Pro');
    await page.getByRole('button', { name: 'Pay with a declined card' }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL(/\/billing\/plans$/);
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    expect(await backend.committedWrites('subscription.bought')).toEqual([]);
    await expect(buyButton(page, 'Pro')).toBeEnabled();
  });

  test('waits for a late confirmation, during which no tab can buy', async ({
    page,
    context,
    backend,
  }) => {
    await page.clock.install();
    await backend.set({ confirmationPolls: 9 });
    await goToCheckout(page, 'Business');
    await page.getByRole('button', { name: 'Pay, confirm late' }).click();
    await expect(page.getByText('Confirming your payment…')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/billing/plans');
    await buyButton(other, 'Pro').click();
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText('Your last payment is still being confirmed.')).toBeVisible();
    await page.getByRole('link', { name: 'Payment Plans' }).click();
    await expect(buyButton(page, 'Pro')).toBeDisabled();
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await page.getByText('Payment confirmed').count()).toBe(1);
    }).toPass({ intervals: [20], timeout: 20_000 });
    await expect(buyButton(page, 'Pro')).toBeEnabled();
  });

  test('switches to yearly, cancels, and can buy again', async ({ page, backend }) => {
    await page.goto('/billing/plans');
    await page.getByRole('radio', { name: 'Yearly' }).click();
    await buyButton(page, 'Pro').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Pay $1,490.00' }).click();
    await expect(page.getByText('Payment confirmed')).toBeVisible();

    await page.getByRole('link', { name: 'Payment Plans' }).click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Keep Subscription' }).click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(status(page, 'Subscription cancelled')).toBeVisible();
    await expect(page.getByText(/Your subscription ends on/)).toBeVisible();
    await expect(page.getByText('Payment confirmed')).toBeHidden();
    expect(await backend.committedWrites('subscription.cancelled')).toHaveLength(1);
  });

  test('reads, emails and downloads an invoice @engine', async ({ page, context, backend }) => {
    await page.goto('/billing/invoices');
    await expect(page.getByRole('row')).toHaveCount(11);
    const cell = await page.getByRole('gridcell', { name: /^INV-/ }).first().textContent();
    const number = /INV-\d{4}-\d{4}/.exec(cell ?? '')?.[0] ?? '';

    await chooseInvoiceAction(page, number, 'Send email');
    await expect(status(page, 'Invoice emailed to priya.nair@northwind.example.')).toBeVisible();
    const [mail] = await backend.mails('priya.nair@northwind.example');
    expect(mail?.subject).toBe(`Invoice ${number}`);

    const opened = context.waitForEvent('page');
    await chooseInvoiceAction(page, number, 'Preview');
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible();
    expect(await preview.evaluate(() => window.opener === null)).toBe(true);

    const download = preview.waitForEvent('download');
    await preview.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

    for (let go = 2; go <= 6; go += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(`Page ${go}`)).toBeVisible();
    }
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    const before = (await backend.log({ path: '/v1/invoices' })).length;
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('Page 5')).toBeVisible();
    expect(await backend.log({ path: '/v1/invoices' })).toHaveLength(before);
  });

  test('opens entitlements and usage from the team', async ({ page }) => {
    await page.goto('/settings/teams');
    await page.getByRole('button', { name: 'Plan and usage' }).click();
    const view = page.getByRole('dialog', { name: 'Plan entitlements and usage' });
    await expect(view.getByRole('meter', { name: 'Voice Minutes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });
});
