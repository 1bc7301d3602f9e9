import type { Page } from 'playwright/test';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { showPath } from '../support/showPath.ts';
import { TeamPage } from '../support/teamPage.ts';

/** English, and languages of other scripts; the dictionaries are compared key by key elsewhere. */
const languages = ['en', 'hi', 'te'] as const;

/** Every page of this slice that is not a placeholder, and one that is. */
const screens = [
  '/settings/teams',
  '/dashboard',
  '/profile',
  '/auth',
  '/nowhere',
  '/auth/callback',
] as const;

/** A key in the place of its text, or a text that nobody wrote. */
const unwritten =
  /\b(common|controls|errors|session|shell|team)\.[a-z]\w*(\.\w+)*|undefined|\[object|\{\{|NaN/;

/** All texts a person reads or hears. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
    const spoken = labels.flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });

test('P09 has every text of every screen in English, Hindi and Telugu', async ({
  page,
  signInAs,
}) => {
  const expectWritten = async (language: string, path: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await words(page), `${path} in ${language}`).not.toMatch(unwritten);
  };
  for (const language of languages) {
    await page.goto(`/auth?lang=${language}`);
    await expectWritten(language, '/auth');
  }
  await signInAs('admin');
  for (const language of languages) {
    await test.step(language, async () => {
      const [first, ...others] = screens;
      const title = page.getByRole('heading', { level: 1 });
      await page.goto(`${first}?lang=${language}`);
      await expect(title).toHaveText(/\S/);
      await expectWritten(language, first);
      for (const path of others) {
        const before = (await title.textContent()) ?? '';
        await showPath(page, path);
        await expect(title).not.toHaveText(before);
        await expect(title).toHaveText(/\S/);
        await expectWritten(language, path);
      }
    });
  }
});

/** What may be there instead of the German texts. */
const lost = [
  { status: 404, type: 'text/plain', body: 'Not Found' },
  { type: 'text/javascript', body: '' },
  { type: 'text/javascript', body: 'export const texts = undefined;' },
  { type: 'text/html', body: '<!doctype html><p>App' },
];

test('P09 stays English where the language cannot be had', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/module script/);
  await signInAs('admin');
  for (const answer of lost) {
    host.heal();
    host.replace(/\/de-.*\.js/, answer);
    await page.goto('/settings/teams?lang=de');
    await expect(page.getByText('The language could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await words(page)).not.toMatch(unwritten);
  }
});

const secret = 'secret-in-the-error';

/** A chunk in which the rendering of a text throws instead. */
const throwingAt = (textKey: string) => (original: string) => {
  const boom = `(()=>{throw new Error('${secret} '+localStorage.fa_access_token)})()`;
  const literal = new RegExp(`(["'\`])${textKey.replaceAll('.', '\\.')}\\1`, 'g');
  return { type: 'text/javascript', body: original.replace(literal, boom) };
};

for (const [where, chunk, textKey, path] of [
  ['within the frame', 'team', 'team.section', '/settings/teams'],
  ['without the frame', 'errors', 'errors.notFound.page', '/nowhere'],
] as const) {
  test(`P10 shows the error screen where a page ${where} throws while rendering`, async ({
    page,
    host,
    signInAs,
    expectedConsole,
  }) => {
    expectedConsole.push(/React Router caught|secret-in-the-error/);
    await signInAs('admin');
    const screen = page.getByRole('heading', { name: "Oops, that's our bad" });
    const user = page.getByRole('button', { name: 'Priya Nair', exact: true });
    host.replace(new RegExp(`/${chunk}-[^/]*\\.js`), throwingAt(textKey));
    await page.goto(path);
    await expect(screen).toBeVisible();
    await expect(page.getByText('Something went wrong. Try again in a bit.')).toBeVisible();
    expect(await words(page)).not.toMatch(/secret|eyJ|Error:|at /);
    if (where === 'without the frame') await expect(user).toHaveCount(0);
    else {
      await user.click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      await page.keyboard.press('Escape');
    }

    host.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen).toHaveCount(0);
  });
}

test('P10 leads from the error screen to the dashboard, and by the navigation to other pages', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/React Router caught|secret-in-the-error/);
  await signInAs('admin');
  host.replace(/\/team-[^/]*\.js/, throwingAt('team.section'));
  await page.goto('/settings/teams');
  const screen = page.getByRole('heading', { name: "Oops, that's our bad" });
  await expect(screen).toBeVisible();
  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
  await page.goBack();
  await expect(screen).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

/**
 * What a translation of the page does: each text within a `<font>`, also of what comes later.
 *
 * @param isReplaced puts a text of its own there and throws the page's away
 */
function translate(isReplaced: boolean): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (!text.data.trim() || !parentElement || parentElement.closest('font, script, style')) {
        continue;
      }
      const font = document.createElement('font');
      parentElement.replaceChild(font, text);
      font.append(document.createElement('font'));
      if (isReplaced) text.remove();
      font.firstElementChild?.append(isReplaced ? `${text.data}*` : text);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) wrap(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test('P11 survives a page translation while a person works', async ({ page, signInAs }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await page.evaluate(translate, false);
  await page.getByLabel('Search members').fill('ama');
  await expect(team.rows).toHaveCount(1);
  await page.getByLabel('Search members').fill('nobody at all');
  await expect(page.getByText('Nobody matches “nobody at all”.')).toBeVisible();
  await expect(team.row('Amara Okafor')).toHaveCount(0);
  await page.getByLabel('Search members').fill('');
  await expect(team.row('Amara Okafor')).toBeVisible();
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toasts.first()).toBeVisible();
  await team.inviteButton.click();
  await team.dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.dialog.getByText('Email is required')).toBeVisible();
  await team.dialog.getByLabel('Email Address').fill('x@new.example');
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await team.remove('Mateus Almeida');
  await expect(team.row('Mateus Almeida')).toHaveCount(0);
  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
  await page.goBack();
  await expect(team.row('Amara Okafor')).toBeVisible();
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('P11 survives a translation that throws the texts of the page away', async ({
  page,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await page.evaluate(translate, true);
  for (const search of ['ama', 'nobody at all', '', 'pri']) {
    await page.getByLabel('Search members').fill(search);
  }
  await expect(team.row('Priya Nair')).toBeVisible();
  await page.getByLabel('Search members').fill('');
  await team.choose('Amara Okafor', 'Edit*');
  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
  await page.goBack();
  await expect(team.row('Amara Okafor')).toBeVisible();
});
