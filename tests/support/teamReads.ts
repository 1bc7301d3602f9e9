import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { TeamPage } from './teamPage.ts';

/** One read of the auth service that these screens make, and what the screen says about it. */
export interface ServiceRead {
  name: string;
  path: string;
  /** The address that makes it. */
  page: '/settings/teams' | '/auth';
  /** A good answer, as text. */
  good: string;
  /** Waits until the screen shows that the answer came through. */
  expectGood: (page: Page) => Promise<void>;
  /** Waits until the screen shows its error state, or its documented way on. */
  expectFailed: (page: Page) => Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Team Management' });
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });

/** Every read before and on the team screen (spec 7). */
export const serviceReads: readonly ServiceRead[] = [
  {
    name: 'GET /v1/team/members',
    path: '/v1/team/members',
    page: '/settings/teams',
    good: JSON.stringify({ members: [{ user_id: 'usr_nw02', full_name: 'Amara Okafor' }] }),
    expectGood: (page) => expect(new TeamPage(page).row('Amara Okafor')).toBeVisible(),
    expectFailed: async (page) => {
      await expect(page.getByText('Failed to load team members')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
      await expect(heading(page)).toBeVisible();
    },
  },
  {
    name: 'GET /v1/invite/pending',
    path: '/v1/invite/pending',
    page: '/settings/teams',
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
    page: '/settings/teams',
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
  {
    name: 'GET /v1/me',
    path: '/v1/me',
    page: '/settings/teams',
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
  {
    name: 'GET /v1/tokens',
    path: '/v1/tokens',
    page: '/auth',
    good: JSON.stringify({ user_data: null }),
    expectGood: (page) => expect(emailField(page)).toBeVisible(),
    expectFailed: (page) => expect(emailField(page)).toBeVisible(),
  },
];
