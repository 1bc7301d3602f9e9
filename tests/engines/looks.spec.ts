import { cutTexts } from '../support/cutTexts.ts';
import { expect } from '../support/fixtures.ts';
import { isLoaded, publicScreens, screens, waiting } from '../support/screens.ts';
import { showPath } from '../support/showPath.ts';
import { test } from './engineTest.ts';
import type { User } from './user.ts';

/** Whether nothing of the screen is loading any more. */
const isStill = async ({ tab }: User) =>
  tab.evaluate((selector) => {
    const isBusy = document.querySelector(`main [aria-busy="true"], ${selector}`) !== null;
    return document.querySelector('h1:not([data-former])') !== null && !isBusy;
  }, waiting);

/** Loads a screen, or goes to it within the app, and waits until nothing of it is loading. */
async function show(user: User, path: string): Promise<void> {
  const { tab } = user;
  if (isLoaded(path)) await tab.goto(path);
  else {
    await tab.evaluate(
      () => document.querySelector('h1')?.setAttribute('data-former', ''),
      undefined,
    );
    await showPath(tab, path);
  }
  await expect.poll(async () => isStill(user), path).toBe(true);
}

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('a theme is kept over a reload, and the address chooses the language @engine', async ({
  user,
}) => {
  const { tab } = user;
  const theme = async () =>
    tab.evaluate(() => document.documentElement.dataset['theme'], undefined);
  await user.opens('/dashboard', 'Dashboard');
  await user.clicks('button', 'Theme');
  await user.clicks('menuitemradio', 'Dark');
  await expect.poll(theme).toBe('dark');
  await tab.reload();
  await user.sees('heading', 'Dashboard');
  expect(await theme()).toBe('dark');

  await user.opens('/dashboard?lang=de');
  await user.reads('Willkommen zurück, Priya.');
  expect(await tab.evaluate(() => document.documentElement.lang, undefined)).toBe('de');
});

for (const [who, paths] of Object.entries({ visitors: publicScreens, admins: screens })) {
  test(`nothing of the screens of ${who} is cut, on a desk, a tablet and a phone @engine`, async ({
    user,
  }) => {
    test.setTimeout(1_200_000);
    const { tab } = user;
    const evaluating = {
      evaluate: async (script: () => Promise<string[]>) => tab.evaluate(script, undefined),
    };
    const faults: string[] = [];
    if (who === 'visitors') await tab.evaluate(() => localStorage.clear(), undefined);
    for (const path of paths) {
      await show(user, path);
      for (const width of [1440, 768, 320]) {
        await tab.resize(width, 900);
        const cut = await cutTexts(evaluating);
        faults.push(...cut.map((fault) => `${path} at ${width}: ${fault}`));
      }
      await tab.resize(1440, 900);
    }
    expect(faults).toEqual([]);
  });
}

test('paper has the rows of a list without its navigation and buttons @engine', async ({
  user,
}) => {
  const { tab } = user;
  await user.opens('/settings/teams', 'Team Management');
  await user.sees('row', '…Priya Nair');
  // No driver prints in every engine: the rules for paper apply to the screen instead.
  await tab.evaluate(() => {
    const applyPaperRules = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          rule.media.mediaText = 'all';
        }
        if (rule instanceof CSSGroupingRule) applyPaperRules(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) applyPaperRules(sheet.cssRules);
  }, undefined);
  await user.sees('row', '…Priya Nair');
  await user.seesNo('navigation');
  await user.seesNo('searchbox');
  await user.seesNo('button', 'Invite User');
});
