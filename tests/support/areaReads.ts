import type { Sandbox } from '@platform/sandbox';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { buyButton } from './billingPage.ts';
import type { Broken } from './brokenAnswers.ts';
import { IntegrationsPage } from './integrationsPage.ts';
import type { SandboxControl } from './sandboxControl.ts';

/** How the answer of a read comes out on the screen. */
export type Outcome = 'good' | 'empty' | 'failed';

/** One read of an area, and what its screen says about each outcome. */
export interface AreaRead {
  service: 'auth' | 'billing' | 'crm' | 'integrations' | 'voice';
  path: string;
  expects: (page: Page, outcome: Outcome) => Promise<void>;
}

export const outcomeOf = ({ isGood, isEmpty }: Broken): Outcome =>
  isGood ? 'good' : isEmpty ? 'empty' : 'failed';

/** Entitlements: the defaults with the mark where they cannot be had (reading 32). */
export const entitlements: AreaRead = {
  service: 'billing',
  path: '/billing/v1/entitlements',
  async expects(page, outcome) {
    const none = page.getByText('No entitlements found');
    if (outcome === 'empty') return expect(none).toBeVisible();
    const isFailed = outcome === 'failed';
    const used = isFailed ? '0' : '684';
    await expect(page.getByRole('meter', { name: 'LLM Token' })).toHaveAttribute(
      'aria-valuenow',
      used,
    );
    return expect(page.getByText('Default limits')).toHaveCount(isFailed ? 1 : 0);
  },
};

/** Invoices: told inline, with Retry (spec 8). */
export const invoices: AreaRead = {
  service: 'billing',
  path: '/v1/invoices',
  async expects(page, outcome) {
    if (outcome === 'good') return expect(page.getByRole('row')).toHaveCount(21);
    await expect(page.getByText('Failed to load invoices.')).toBeVisible();
    return expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Plans: the empty state (spec 8). */
export const plans: AreaRead = {
  service: 'billing',
  path: '/v1/plans',
  async expects(page, outcome) {
    if (outcome === 'good') return expect(buyButton(page, 'Pro')).toBeVisible();
    return expect(page.getByText('No plans available')).toBeVisible();
  },
};

/** Subscription: a failure counts as none (spec 8). */
export const subscription: AreaRead = {
  service: 'billing',
  path: '/v1/subscription/status',
  async expects(page, outcome) {
    const isKnown = outcome === 'good';
    await expect(buyButton(page, 'Pro')).toHaveText(isKnown ? 'Change Plan' : 'Subscribe');
    const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
    return expect(cancel).toHaveCount(isKnown ? 1 : 0);
  },
};

/** The list: a banner with Retry, and a toast (spec 2.6). */
export const discovery: AreaRead = {
  service: 'integrations',
  path: '/v1/tools/discover',
  async expects(page, outcome) {
    const list = new IntegrationsPage(page);
    if (outcome === 'good') return expect(list.cards).toHaveCount(8);
    await expect(page.getByText('Unable to fetch integrations')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    return expect(list.toast('Failed to load integrations. Please try again.')).toBeVisible();
  },
};

/** What HubSpot will be allowed to do, opened in its card. */
export const settings: AreaRead = {
  service: 'integrations',
  path: '/v1/integrations/hubspot/settings',
  async expects(page, outcome) {
    const card = new IntegrationsPage(page).card('HubSpot');
    if (outcome === 'good') return expect(card.getByText('See contacts')).toBeVisible();
    await expect(card.getByText('The permissions could not be loaded.')).toBeVisible();
    return expect(card.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

/** A list of the CRM: told in its place, with Retry. */
const crmList = (path: string, row: string, failure: string): AreaRead => ({
  service: 'crm',
  path,
  async expects(page, outcome) {
    const rows = page.getByRole('row', { name: row });
    if (outcome === 'good') return expect(rows.first()).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: failure })).toBeVisible();
    return expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  },
});

export const crmLists = {
  contacts: crmList('/v1/contacts/', 'Amelia Hartley', 'Contacts could not be loaded.'),
  leads: crmList('/v1/leads/', 'Website', 'Leads could not be loaded.'),
  interactions: crmList('/v1/interactions/', 'Inbound', 'Interactions could not be loaded.'),
};

/** The good answers of reads, as text, for the person who is signed in. */
export async function goodAnswers(
  page: Page,
  sandbox: Sandbox,
  reads: readonly AreaRead[],
): Promise<ReadonlyMap<AreaRead, string>> {
  const token = await page.evaluate(() => localStorage.getItem('fa_access_token'));
  const entries = reads.map(async (read): Promise<[AreaRead, string]> => {
    const address = sandbox.serviceUrls[read.service] + read.path;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return [read, await answer.text()];
  });
  return new Map(await Promise.all(entries));
}

/**
 * Breaks the answers of reads.
 *
 * @param faults takes the numbers of the faults
 * @returns what heals the one of a read
 */
export async function breakReads(
  backend: SandboxControl,
  good: ReadonlyMap<AreaRead, string>,
  { fault }: Pick<Broken, 'fault'>,
  faults: number[] = [],
): Promise<(read: AreaRead) => Promise<void>> {
  const ids = new Map<AreaRead, number>();
  // One after the other: a backend that drops connections keeps none open.
  for (const [read, body] of good) {
    const { service, path } = read;
    const id = await backend.fault({ service, path, method: 'GET', ...fault(body) });
    faults.push(id);
    ids.set(read, id);
  }
  return (read) => backend.heal(ids.get(read));
}
