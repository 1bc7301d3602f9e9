import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Response } from 'playwright/test';
import { budgets } from '../performance/budgets.ts';
import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';

/** Font files that a page loads, by name, and their total size. */
async function fontsOf(page: Page, open: () => Promise<void>) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') responses.push(response);
  });
  await open();
  await page.evaluate(async () => document.fonts.ready);
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.body()).length),
  );
  const names = responses.map((response) => /assets\/(.+)-.{8}\.woff2$/.exec(response.url())?.[1]);
  return { names: new Set(names), kibibytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

test('sign-in loads Latin letters and the serif of its headline', async ({ page }) => {
  const { names, kibibytes } = await fontsOf(page, async () => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  expect(names).toEqual(new Set(['onest-latin-wght-normal', 'source-serif-4-latin-opsz-normal']));
  expect(kibibytes).toBeLessThanOrEqual(budgets.firstPageFontKib);
});

test('contacts with names in many scripts stay within the budget', async ({ page, signInAs }) => {
  await signInAs('admin');
  const crm = new CrmPage(page);

  const { names, kibibytes } = await fontsOf(page, async () => {
    await crm.open('contacts');
    for (const name of ['Анна Кузнецова', 'अनन्या शर्मा', 'సాయి రెడ్డి']) {
      await expect(crm.row(name).first()).toBeVisible();
    }
  });

  // Only visible text loads its font: the first name with a Ł is further down.
  expect(names).toEqual(
    new Set([
      'anek-devanagari-500-600',
      'anek-telugu-500-600',
      'onest-cyrillic-wght-normal',
      'onest-latin-wght-normal',
    ]),
  );
  expect(kibibytes).toBeLessThanOrEqual(budgets.fourScriptsFontKib);
});

/** Every letter and emoji beyond ASCII in the sources of a folder. */
function lettersIn(folder: string): string[] {
  const url = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(fileURLToPath(url), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const text = sources.map((file) => readFileSync(new URL(file, url), 'utf8')).join('');
  const isLetter = (character: string) => /[\p{L}\p{Extended_Pictographic}]/u.test(character);
  return [...new Set(text)].filter((character) => character > '~' && isLetter(character));
}

/** Letters that render like a missing character. */
const boxesAmong = async (page: Page, letters: string[]) =>
  page.evaluate(async (all) => {
    // The page loads the web fonts of its visible text.
    document.body.append(all.join(''));
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const font = `32px ${getComputedStyle(document.body).fontFamily}`;
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas to draw on');
    const draw = (letter: string) => {
      context.clearRect(0, 0, 64, 64);
      context.font = font;
      context.fillText(letter, 8, 48);
      return context.getImageData(0, 0, 64, 64).data.join(' ');
    };
    const box = draw('\u{378}');
    return all.filter((letter) => draw(letter) === box);
  }, letters);

for (const [folder, someLetters] of [
  ['packages/sandbox/src', 'ح ሰ ა ส अ స 王 서 🌻'],
  ['stories', 'ح र ప 李 🚀'],
] as const) {
  test(`the test browser has a font for every letter in ${folder}`, async ({ page }) => {
    const letters = lettersIn(folder);
    expect(letters).toEqual(expect.arrayContaining(someLetters.split(' ')));
    await page.goto('/auth');

    expect(await boxesAmong(page, letters)).toEqual([]);
  });
}
