import type { Locator, Page } from 'playwright/test';
import {
  crmLists,
  discovery,
  entitlements,
  invoices,
  plans,
  settings,
  subscription,
} from './areaReads.ts';
import type { AreaRead } from './areaReads.ts';
import { dashboardReads } from './dashboardPage.ts';
import { IntegrationsPage } from './integrationsPage.ts';
import { showElsewhere, showPath } from './showPath.ts';
import { members } from './teamReads.ts';

/** A place of an area, the reads that are made there, and how a person has them made again. */
export interface Stop {
  reads: readonly AreaRead[];
  show: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<void>;
}

/** An area with the places at which each of its reads is made, in an order a page can follow. */
export interface Tour {
  name: string;
  stops: readonly Stop[];
  /** What stands there whatever comes of the reads. */
  expectsRest?: (page: Page) => Promise<void>;
  /** Whether an empty answer is kept like a good one, so that only a new page asks again. */
  keepsEmpty?: boolean;
}

const pressRetry = (within: Page | Locator) =>
  within.getByRole('button', { name: 'Retry' }).first().click({ timeout: 2000 });

/** Goes elsewhere and comes back. */
const comeBack =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await showElsewhere(page);
    await showPath(page, path);
  };

const hubSpot = (page: Page) => new IntegrationsPage(page).card('HubSpot');

export const tours: readonly Tour[] = [
  {
    name: 'entitlements, invoices, plans and status',
    keepsEmpty: true,
    stops: [
      {
        reads: [entitlements, invoices],
        show: (page) => showPath(page, '/billing'),
        again: comeBack('/billing'),
      },
      { reads: [plans], show: (page) => showPath(page, '/billing/plans'), again: pressRetry },
      {
        reads: [subscription],
        show: (page) => showPath(page, '/billing/plans'),
        again: comeBack('/billing/plans'),
      },
    ],
  },
  {
    name: 'integrations and settings',
    stops: [
      { reads: [discovery], show: (page) => showPath(page, '/integrations'), again: pressRetry },
      {
        reads: [settings],
        show: (page) =>
          hubSpot(page).getByRole('button', { name: 'What it will be allowed to do' }).click(),
        again: (page) => pressRetry(hubSpot(page)),
      },
    ],
  },
  {
    name: 'contacts, leads and interactions',
    stops: Object.entries(crmLists).map(([name, read]) => ({
      reads: [read],
      show: (page) => showPath(page, `/crm/${name}`),
      again: pressRetry,
    })),
  },
  {
    name: 'team members',
    stops: [
      {
        reads: [members],
        show: (page) => showPath(page, '/settings/teams'),
        again: (page) => page.getByRole('link', { name: 'Retry' }).click(),
      },
    ],
  },
  ...dashboardReads.map((read) => ({
    name: read.name,
    expectsRest: read.expectsRest,
    stops: [
      { reads: [read], show: (page: Page) => showPath(page, '/dashboard'), again: pressRetry },
    ],
  })),
];
