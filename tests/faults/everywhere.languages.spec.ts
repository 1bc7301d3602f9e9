import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { showScreen } from '../support/showPath.ts';
import { expectWritten } from '../support/writtenTexts.ts';

test('P09 has every text of every screen in Hindi', async ({ page, signInAs }) => {
  await page.goto('/auth?lang=hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expectWritten(page, 'hi');

  await signInAs('admin');
  await page.goto('/settings/teams?lang=hi');
  await expect(page.getByRole('heading', { level: 1, name: 'टीम प्रबंधन' })).toBeVisible();
  await expectWritten(page, 'hi');

  for (const path of ['/dashboard', '/account', '/profile', '/nowhere', '/auth/callback']) {
    await showScreen(page, path);
    await expectWritten(page, 'hi');
  }
});

test('P09 stays English if the language file is an HTML page', async ({
  page,
  host,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/module script/);
  host.replace(/\/texts-de-.*\.js/, { type: 'text/html', body: '<!doctype html><p>App' });

  await page.goto('/auth?lang=de');

  await expect(page.getByText('The language could not be loaded.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectWritten(page, 'en');
});
