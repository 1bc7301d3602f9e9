import { expect } from '../support/fixtures.ts';
import { test } from './engineTest.ts';

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('a theme is kept over a reload, and the URL chooses the language @engine', async ({
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

test('print shows the rows of a list without navigation and buttons @engine', async ({ user }) => {
  const { tab } = user;
  await user.opens('/settings/teams', 'Team Management');
  await user.sees('row', '…Priya Nair');
  // No driver prints in every engine, so the print rules are applied to the screen.
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
