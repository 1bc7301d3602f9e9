import { LANGUAGES } from '@platform/i18n';
import { truncatedTexts } from '../support/truncatedTexts.ts';
import { expect } from '../support/fixtures.ts';
import { isLoaded, publicScreens, screens, waiting } from '../support/screens.ts';
import { showPath } from '../support/showPath.ts';
import { test } from './engineTest.ts';
import type { User } from './user.ts';

/* Truncated texts on every screen; with TEST_ALL=1 in nine languages, alternating themes. */

const languages = process.env['TEST_ALL'] ? LANGUAGES : LANGUAGES.slice(0, 1);
const people = { visitors: publicScreens, admins: screens };
/** Window widths in px. */
const widths = [1440, 1280, 768, 390, 320];
/** Time limit of one screen in ms, on a busy machine. */
const LOAD_MS = 90_000;

/** True once nothing on the screen is loading. */
const isStill = async ({ tab }: User) =>
  tab.evaluate((selector) => {
    const isBusy = document.querySelector(`main [aria-busy="true"], ${selector}`) !== null;
    return document.querySelector('h1:not([data-former])') !== null && !isBusy;
  }, waiting);

/** Goes to a screen within the app and waits until it has replaced the previous one. */
async function showWithin({ tab }: User, path: string): Promise<void> {
  await tab.evaluate(
    () => document.querySelector('h1')?.setAttribute('data-former', ''),
    undefined,
  );
  await showPath(tab, path);
}

const inLanguage = (path: string, code: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;

for (const [index, { code }] of languages.entries()) {
  const theme = index % 2 === 0 ? 'light' : 'dark';
  for (const [role, paths] of Object.entries(people)) {
    test(`no text on the screens of ${role} is truncated in ${code} and ${theme} @engine`, async ({
      user,
      signIn,
      fontSize,
    }) => {
      test.setTimeout(1_800_000);
      const { tab } = user;
      const evaluating = {
        evaluate: async (script: () => Promise<string[]>) => tab.evaluate(script, undefined),
      };
      await signIn('admin');
      if (role === 'visitors') await tab.evaluate(() => localStorage.clear(), undefined);
      await tab.evaluate((name) => localStorage.setItem('theme', name), theme);
      for (const path of paths) {
        const isFirst = path === paths[0];
        if (isFirst || isLoaded(path)) await tab.goto(inLanguage(path, code));
        else await showWithin(user, path);
        await expect
          .poll(async () => isStill(user), { message: path, timeout: LOAD_MS })
          .toBe(true);
        if (isFirst) await expectCondition(user, { language: code, theme, fontSize });
        for (const width of widths) {
          await tab.resize(width, 900);
          // Soft, so that findings are reported even if a later screen never loads.
          expect.soft(await truncatedTexts(evaluating), `${path} at ${width} px`).toEqual([]);
        }
        await tab.resize(1440, 900);
      }
    });
  }
}

interface Condition {
  language: string;
  theme: string;
  /** Default font size of the browser in px. */
  fontSize: number;
}

/** Fails if the browser does not have the conditions of the walk. */
async function expectCondition({ tab }: User, condition: Condition): Promise<void> {
  const shown = async () =>
    tab.evaluate((): Condition => {
      const { lang, dataset } = document.documentElement;
      const { fontSize } = getComputedStyle(document.documentElement);
      return { language: lang, theme: dataset['theme'] ?? '', fontSize: parseFloat(fontSize) };
    }, undefined);
  await expect.poll(shown).toEqual(condition);
}
