import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { buyButton } from './billingPage.ts';
import { people } from './fixtures.ts';
import { IntegrationsPage } from './integrationsPage.ts';
import { showElsewhere, showPath } from './showPath.ts';
import { TeamPage } from './teamPage.ts';

/** One write of billing or the integrations: how it is sent, and what is said about it. */
export interface AreaWrite {
  /** What it is called in a test's title. */
  name: string;
  service: 'billing' | 'integrations';
  method: 'POST' | 'DELETE';
  /** Path of the call, as a fault takes it. */
  path: string;
  /** What the ledger calls it; undefined where nothing is committed by the call itself. */
  action?: string;
  /** Opens the page, up to where the last click is at hand. */
  open: (page: Page) => Promise<void>;
  /** What the last click goes to. */
  button: (page: Page) => Promise<Locator>;
  /** The default text of its failure (spec 8). */
  failure: string;
  /** Its success: a passing message, or the heading of the page that it leads away to. */
  success: string;
  leadsAway?: boolean;
  /** Whether its dialog can be closed while it runs. */
  closes?: boolean;
  /** Waits until the screen shows what was committed though nobody said so. */
  expectCommitted?: (page: Page) => Promise<void>;
}

/** Shows a page anew: nothing of the write before is left on the screen. */
async function showAnew(page: Page, path: string): Promise<void> {
  await showElsewhere(page);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await new TeamPage(page).closeToasts();
  await showPath(page, path);
}

async function openList(page: Page): Promise<void> {
  await showAnew(page, '/integrations');
  await new IntegrationsPage(page).expectList();
}

const manage = (page: Page) => page.getByRole('dialog', { name: 'Slack' });

async function openManage(page: Page): Promise<void> {
  const list = new IntegrationsPage(page);
  await openList(page);
  await list.card('Slack').getByRole('button', { name: 'Manage' }).click();
  await expect(manage(page)).toBeVisible();
}

/** Each can follow the ones before in one page; what leads away comes last. */
export const billingWrites: readonly AreaWrite[] = [
  {
    name: 'cancellation',
    service: 'billing',
    method: 'DELETE',
    path: '/v1/subscription',
    action: 'subscription.cancelled',
    async open(page) {
      await showAnew(page, '/billing/plans');
      await page.getByRole('button', { name: 'Cancel Subscription' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    button(page) {
      const dialog = page.getByRole('alertdialog');
      return Promise.resolve(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    },
    failure: 'Unable to cancel subscription. Please try again.',
    success: 'Subscription cancelled',
    expectCommitted: (page) => expect(page.getByText(/Your subscription ends on/)).toBeVisible(),
  },
  {
    name: 'invoice by e-mail',
    service: 'billing',
    method: 'POST',
    path: '/v1/invoices/*/email',
    action: 'invoice.mailed',
    async open(page) {
      await showAnew(page, '/billing/invoices');
      await expect(page.getByRole('row')).toHaveCount(11);
    },
    async button(page) {
      await page
        .getByRole('button', { name: /^Actions for INV/ })
        .first()
        .click();
      const item = page.getByRole('menuitem', { name: 'Send email' });
      // Off while the one before is on its way.
      await expect(item).toBeEnabled();
      return item;
    },
    failure: 'Failed to send invoice email.',
    success: `Invoice emailed to ${people.admin}.`,
  },
  {
    name: 'checkout',
    service: 'billing',
    method: 'POST',
    path: '/v1/checkout/session',
    action: 'checkout.created',
    async open(page) {
      await showAnew(page, '/billing/plans');
      await buyButton(page, 'Pro').click();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    button: (page) => Promise.resolve(page.getByRole('button', { name: 'Continue' })),
    failure: 'Unable to start checkout. Please try again.',
    success: 'Subscribe to Pro',
    leadsAway: true,
  },
];

export const integrationWrites: readonly AreaWrite[] = [
  {
    name: 'test',
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/slack/test',
    open: openManage,
    button: (page) =>
      Promise.resolve(manage(page).getByRole('button', { name: 'Test Connection' })),
    failure: 'Failed to test connection. Please try again.',
    success: 'Test successful (142 ms)',
    closes: true,
  },
  {
    name: 'disconnect',
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/slack/disconnect',
    action: 'integration.disconnected',
    open: openManage,
    button: (page) => Promise.resolve(manage(page).getByRole('button', { name: 'Disconnect' })),
    failure: 'Failed to disconnect. Please try again.',
    success: 'Disconnected successfully',
    closes: true,
    expectCommitted: (page) => new IntegrationsPage(page).expectStatus('Slack', 'Not Connected'),
  },
  {
    name: 'connect',
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/hubspot/connect',
    open: openList,
    button(page) {
      const card = new IntegrationsPage(page).card('HubSpot');
      return Promise.resolve(card.getByRole('button', { name: 'Connect' }));
    },
    failure: 'Failed to start connection. Please try again.',
    success: 'HubSpot asks for your permission',
    leadsAway: true,
  },
];

/** Waits until the screen says something, where it says it. */
export const expectTold = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Waits until a write came through. */
export async function expectDone(page: Page, { leadsAway, success }: AreaWrite): Promise<void> {
  if (!leadsAway) return expectTold(page, success);
  return expect(page.getByRole('heading', { name: success })).toBeVisible();
}
