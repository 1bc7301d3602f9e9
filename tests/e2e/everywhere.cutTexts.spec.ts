import { LANGUAGES } from '@platform/i18n';
import { widenTexts } from '../support/cutTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkScreens } from '../support/walkScreens.ts';

/**
 * A large window, the narrowest in which tables have all their columns, what a laptop has next to an
 * open sidebar, a tablet and the narrowest phone.
 */
const all = [1440, 1140, 972, 768, 320];

/**
 * German has long words, and Hindi and Telugu have taller lines, which are read where room is least.
 * `npm test -- --all` walks in each language.
 */
const walks = process.env['TEST_ALL']
  ? LANGUAGES.map(({ code }) => ({ code, widths: all }))
  : [
      { code: 'de', widths: all },
      { code: 'hi', widths: [320] },
      { code: 'te', widths: [320] },
    ];

for (const { code, widths } of walks) {
  test(`everything can be read in the language ${code} at ${widths.join(', ')} px`, async ({
    page,
    signInAs,
  }) => {
    // Forty screens at five widths.
    test.setTimeout(240_000);
    await widenTexts(page);
    expect(await walkScreens({ page, signInAs, language: code, widths })).toEqual([]);
  });
}
