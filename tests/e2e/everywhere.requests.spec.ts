import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const pages = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/crm/contacts', heading: 'CRM' },
] as const;

async function visit(page: Page, path: string, heading: string) {
  let requests = 0;
  page.on('request', () => (requests += 1));
  // When the page is there only the page itself knows; a test hears of it later.
  await page.addInitScript((name) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== name) return;
      performance.mark('there');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, heading);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => {
    const there = performance.getEntriesByName('there')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < there).length;
  });
  return { scripts, requests };
}

test('the sign-in page is there after 10 script files and still after 25 requests', async ({
  page,
}) => {
  const { scripts, requests } = await visit(page, '/auth', 'Sign in');
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
