import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How far the page scrolls sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`whole pages are accessible, ${theme}, ${width} px wide`, async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto('/auth');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect.poll(() => faults(page)).toEqual([]);

      await signInAs('admin');
      await page.goto('/settings/teams');
      await expect(page.getByText('Jonas Weber').first()).toBeVisible();
      await expect.poll(() => faults(page)).toEqual([]);

      await page.getByRole('button', { name: 'Invite User' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => faults(page)).toEqual([]);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 768, 320]) {
    test(`a contact beside its list is accessible, ${theme}, ${width} px wide`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await signInAs('admin');
      await page.goto('/crm/contacts?contact=con_nw0001');
      await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible();
      await expect.poll(() => faults(page), { timeout: 30_000 }).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  }
}

test('nothing scrolls sideways at 320 px, which is 400 percent of 1280', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs('admin');
  for (const path of ['/auth', '/settings/teams', '/dashboard', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), path).toBe(0);
  }
});
