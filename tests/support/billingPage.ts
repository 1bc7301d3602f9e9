import type { Locator, Page } from 'playwright/test';

/** The card of a plan. */
const planCard = (page: Page, plan: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

export const buyButton = (page: Page, plan: string): Locator =>
  planCard(page, plan).getByRole('button', { name: /^(Subscribe|Change Plan)/ });

export async function goToCheckout(page: Page, plan: string): Promise<void> {
  await page.goto('/billing/plans');
  await buyButton(page, plan).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/billing\/checkout\//);
}

export async function chooseInvoiceAction(
  page: Page,
  number: string,
  action: 'Preview' | 'Send email' | 'Download',
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
