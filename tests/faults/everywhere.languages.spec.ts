import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { showScreen } from '../support/showPath.ts';
import { expectWritten } from '../support/writtenTexts.ts';

/** English, and languages of other scripts; the dictionaries are compared key by key elsewhere. */
for (const [language, team] of [
  ['en', 'Team Management'],
  ['hi', 'टीम प्रबंधन'],
  ['te', 'టీమ్ నిర్వహణ'],
] as const) {
  test(`P09 has every text of every screen in the language ${language}`, async ({
    page,
    signInAs,
  }) => {
    await page.goto(`/auth?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expectWritten(page, language);

    await signInAs('admin');
    await page.goto(`/settings/teams?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
    await expectWritten(page, language);

    for (const path of ['/dashboard', '/account', '/profile', '/nowhere', '/auth/callback']) {
      await showScreen(page, path);
      await expectWritten(page, language);
    }
  });
}

for (const [what, answer] of [
  ['is missing', { status: 404, type: 'text/plain', body: 'Not Found' }],
  ['holds no texts', { type: 'text/javascript', body: 'export const texts = undefined;' }],
  ['is a page', { type: 'text/html', body: '<!doctype html><p>App' }],
] as const) {
  test(`P09 stays English where the file of the language ${what}`, async ({
    page,
    host,
    backend: _reset,
    expectedConsole,
  }) => {
    expectedConsole.push(/module script/);
    host.replace(/\/de-.*\.js/, answer);

    await page.goto('/auth?lang=de');

    await expect(page.getByText('The language could not be loaded.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectWritten(page, 'en');
  });
}
