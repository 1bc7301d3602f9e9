import { LANGUAGES } from '@platform/i18n';
import { widenTexts } from '../support/truncatedTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkScreens } from '../support/walkScreens.ts';
import { conditions, widths } from './conditions.ts';
import { spaceTexts } from './spaceTexts.ts';

/* Every screen under the condition of this project (see tests/reading.config.ts). */

for (const { code } of LANGUAGES) {
  test(`everything can be read in the language ${code}`, async ({ page, signInAs }, {
    project,
  }) => {
    await (conditions[project.name]?.textSpacing ? spaceTexts(page) : widenTexts(page));
    expect(await walkScreens({ page, signInAs, language: code, widths })).toEqual([]);
  });
}
