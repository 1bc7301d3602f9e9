import type { Locator, Page } from 'playwright/test';

/** The card of a plan. */
const planCard = (page: Page, plan: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

/** The button of a plan that begins a purchase. */
export const buyButton = (page: Page, plan: string): Locator =>
  planCard(page, plan).getByRole('button', { name: /^(Subscribe|Change Plan)/ });

/** Begins a purchase and goes to the hosted checkout page. */
export async function goToCheckout(page: Page, plan: string): Promise<void> {
  await page.goto('/billing/plans');
  await buyButton(page, plan).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/billing\/checkout\//);
}

/** Opens the menu of an invoice and takes one of its actions. */
export async function chooseInvoiceAction(
  page: Page,
  number: string,
  action: 'Preview' | 'Send email' | 'Download',
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
