import { LANGUAGES } from '@platform/i18n';
import { widenTexts } from '../support/cutTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkScreens } from '../support/walkScreens.ts';

/**
 * A large window, the narrowest in which tables have all their columns, what a laptop has next to an
 * open sidebar, a tablet and the narrowest phone.
 */
const widths = [1440, 1140, 972, 768, 320];

for (const { code } of LANGUAGES) {
  test(`everything can be read at any width in the language ${code}`, async ({
    page,
    signInAs,
  }) => {
    // Forty screens at five widths.
    test.setTimeout(240_000);
    await widenTexts(page);
    expect(await walkScreens({ page, signInAs, language: code, widths })).toEqual([]);
  });
}
