import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { AreaRead } from './areaReads.ts';
import { TeamPage } from './teamPage.ts';

/** One read of the auth service that these screens make, and what the screen says about it. */
interface ServiceRead {
  name: string;
  path: string;
  /** A good answer, as text. */
  good: string;
  /** Waits until the screen shows that the answer came through. */
  expectGood: (page: Page) => Promise<void>;
  /** Waits until the screen shows its error state, or its documented way on. */
  expectFailed: (page: Page) => Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Team Management' });
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });

/** The list of the team (spec 7). */
export const members: AreaRead = {
  service: 'auth',
  path: '/v1/team/members',
  async expects(page, outcome) {
    const row = new TeamPage(page).row('Amara Okafor');
    if (outcome === 'good') return expect(row).toBeVisible();
    await expect(page.getByText('Failed to load team members')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
    return expect(heading(page)).toBeVisible();
  },
};

/** What is asked beside the list of the team, and kept with it (spec 7). */
export const lookups: readonly ServiceRead[] = [
  {
    name: 'GET /v1/invite/pending',
    path: '/v1/invite/pending',
    good: JSON.stringify({
      invitations: [{ invite_id: 'inv_01', email: 'noor.haddad@a.example' }],
    }),
    expectGood: (page) => expect(new TeamPage(page).row('noor.haddad')).toBeVisible(),
    expectFailed: async (page) => {
      await expect(page.getByText('Pending invites could not be loaded.')).toBeVisible();
      await expect(new TeamPage(page).row('Amara Okafor')).toBeVisible();
    },
  },
  {
    name: 'GET /v1/rbac/user/context',
    path: '/v1/rbac/user/context',
    good: JSON.stringify({
      tenant_id: 'tnt_4c81f0',
      user_id: 'usr_nw01',
      roles: ['TenantAdmin'],
      is_tenant_admin: true,
    }),
    expectGood: (page) => expect(new TeamPage(page).inviteButton).toBeVisible(),
    // Nobody gains a write, reads go on (reading 25).
    expectFailed: async (page) => {
      await expect(new TeamPage(page).row('Amara Okafor')).toBeVisible();
      await expect(new TeamPage(page).inviteButton).toBeHidden();
    },
  },
];

/** What is asked before any screen (spec 4). */
export const calledOnStart = {
  me: {
    name: 'GET /v1/me',
    path: '/v1/me',
    good: JSON.stringify({
      id: 'usr_nw01',
      email: 'priya.nair@northwind.example',
      authenticated: true,
    }),
    expectGood: (page) => expect(new TeamPage(page).row('Amara Okafor')).toBeVisible(),
    // The session cannot be checked: it ends, cookies are tried (reading 68).
    expectFailed: async (page) => {
      await expect(emailField(page)).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
    },
  },
  tokens: {
    name: 'GET /v1/tokens',
    path: '/v1/tokens',
    good: JSON.stringify({ user_data: null }),
    expectGood: (page) => expect(emailField(page)).toBeVisible(),
    expectFailed: (page) => expect(emailField(page)).toBeVisible(),
  },
} satisfies Record<string, ServiceRead>;
