import { LANGUAGES } from '@platform/i18n';
import type { Page } from 'playwright/test';
import { widenTexts } from '../support/truncatedTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkScreens } from '../support/walkScreens.ts';
import { serveWidestTexts } from '../support/widestTexts.ts';

/** Desktop, narrowest full table, laptop with sidebar, tablet, narrowest phone; in px. */
const all = [1440, 1140, 972, 768, 320];

interface Walk {
  title: string;
  /** Prepares the page and returns the code of the language. */
  speak: (page: Page) => string | Promise<string>;
  widths: readonly number[];
}

const inLanguage = (code: string, widths: readonly number[]): Walk => ({
  title: `in the language ${code} at ${widths.join(', ')} px`,
  speak: () => code,
  widths,
});

/** The widest text for each key covers nine languages; `npm test -- --all` checks each language. */
const walks: readonly Walk[] = process.env['TEST_ALL']
  ? LANGUAGES.map(({ code }) => inLanguage(code, all))
  : [
      { title: 'with the widest text for each key', speak: serveWidestTexts, widths: all },
      inLanguage('hi', [320]),
      inLanguage('te', [320]),
    ];

for (const { title, speak, widths } of walks) {
  test(`everything can be read ${title}`, async ({ page, signInAs }) => {
    // Forty screens at five widths.
    test.setTimeout(240_000);
    const language = await speak(page);
    await widenTexts(page);
    expect(await walkScreens({ page, signInAs, language, widths })).toEqual([]);
  });
}
