import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const pages = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/crm/contacts', heading: 'CRM' },
  { path: '/integrations', heading: 'Integrations' },
  { path: '/settings/teams', heading: 'Team Management' },
  { path: '/billing', heading: 'Billing & Subscriptions' },
] as const;

/** Opens an address as a first visit and counts what is fetched for it. */
async function visit(page: Page, path: string, heading: string) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  const scripts = fetched.filter((url) => new URL(url).pathname.endsWith('.js')).length;
  await page.waitForLoadState('networkidle');
  console.log(fetched.map((u) => new URL(u).pathname).join('\n'));
  return { scripts, requests: fetched.length };
}

test('the sign-in page is there after 10 script files and still after 25 requests', async ({
  page,
}) => {
  const { scripts, requests } = await visit(page, '/auth', 'Welcome back');
  expect(scripts).toBeLessThanOrEqual(10);
  expect(requests).toBeLessThanOrEqual(25);
});

for (const { path, heading } of pages) {
  test(`${path} is there after 10 script files and still after 25 requests`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    const { scripts, requests } = await visit(page, path, heading);
    expect(scripts).toBeLessThanOrEqual(10);
    expect(requests).toBeLessThanOrEqual(25);
  });
}
