import { errorScreen } from '../support/deployment.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { wordsOf } from '../support/writtenTexts.ts';

/** A chunk that throws where it would render a text, with a token in the message. */
const throwingAt = (textKey: string) => (original: string) => {
  const boom = "(()=>{throw new Error('secret-in-the-error '+localStorage.fa_access_token)})()";
  const literal = new RegExp(`(["'\`])${textKey.replaceAll('.', '\\.')}\\1`, 'g');
  return { type: 'text/javascript', body: original.replace(literal, boom) };
};

test.beforeEach(async ({ signInAs, expectedConsole }) => {
  expectedConsole.push(/React Router caught|secret-in-the-error/);
  await signInAs('admin');
});

test('P10 shows the error screen inside the shell, without details of the error', async ({
  page,
  host,
}) => {
  host.replace(/\/team-[^/]*\.js/, throwingAt('team.section'));

  await page.goto('/settings/teams');

  await expect(errorScreen(page)).toBeVisible();
  await expect(page.getByText('Something went wrong. Try again in a bit.')).toBeVisible();
  expect(await wordsOf(page)).not.toMatch(/secret|eyJ|Error:|at /);
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('P10 shows the error screen if a page without the shell throws, and the page again by Try Again', async ({
  page,
  host,
}) => {
  host.replace(/\/parts-[^/]*\.js/, throwingAt('errors.notFound.page'));
  await page.goto('/nowhere');
  await expect(errorScreen(page)).toBeVisible();
  expect(await wordsOf(page)).not.toMatch(/secret|eyJ|Error:|at /);
  await expect(page.getByRole('button', { name: 'Priya Nair', exact: true })).toHaveCount(0);

  host.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();

  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('P10 shows Not Found for a URL with broken encoding', async ({ page, expectedConsole }) => {
  expectedConsole.push(/could not be decoded|404/);
  for (const [address, text] of [
    ['/voice-agent/edit/%', 'This agent does not exist, or was deleted.'],
    ['/content-studio/edit/%E0%A4%A', 'This content does not exist any more.'],
    ['/crm/contacts?contact=%E0%A4%A', 'Contact not found'],
    ['/nowhere/%', 'Oops! Page not found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
  }
});

test('P10 the error screen links to the dashboard, and the navigation to other pages', async ({
  page,
  host,
}) => {
  host.replace(/\/team-[^/]*\.js/, throwingAt('team.section'));
  await page.goto('/settings/teams');
  await expect(errorScreen(page)).toBeVisible();

  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();

  await page.goBack();
  await expect(errorScreen(page)).toBeVisible();

  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
