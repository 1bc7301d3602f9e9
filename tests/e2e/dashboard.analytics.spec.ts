import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';

test('each panel loads independently, each figure links to its records, and the export has the visible figures', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  // A 400 is never retried automatically.
  await backend.fault({ service: 'billing', path: '/billing/v1/entitlements', status: 400 });
  await page.goto('/analytics?range=quarter');
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(panel('Usage versus plan').getByRole('alert')).toContainText(
    'Usage could not be loaded',
  );
  await expect(panel('Conversations')).toContainText('Source: voice agents');
  await expect(panel('Integrations health')).toContainText('in use.');
  await backend.heal();
  await panel('Usage versus plan').getByRole('button', { name: 'Retry' }).click();
  await expect(panel('Usage versus plan').getByRole('meter').first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const sheet = await readFile(await (await saved).path(), 'utf8');
  const created = await page.getByRole('link', { name: /^Leads created: \d+$/ }).textContent();
  expect(sheet).toContain('Panel,Name,Value,Previous range');
  expect(sheet).toMatch(new RegExp(`Leads,Leads created,${created ?? ''},`));
  expect(sheet).toContain('Usage versus plan,Voice Minutes,');

  await page.getByRole('link', { name: `Leads created: ${created}` }).click();
  await expect(page).toHaveURL(/\/crm\/leads\?from=[\d-]+&to=[\d-]+$/);
  const filter = page.getByRole('combobox', { name: 'Created' });
  await expect(filter).toHaveText('Last 90 days');
  await expect(page.getByText(`${created} leads found`).first()).toBeAttached();
  await filter.click();
  await page.getByRole('option', { name: 'Created any day' }).click();
  await expect(page).toHaveURL(/\/crm\/leads$/);

  await page.goBack();
  await page.getByRole('link', { name: /^Conversations: / }).click();
  await expect(page).toHaveURL(/call-history\?range=quarter$/);
});
