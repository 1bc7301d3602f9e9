import { LANGUAGES } from '@platform/i18n';
import { widenTexts } from '../support/truncatedTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkLayers } from '../support/walkLayers.ts';
import { conditions } from './conditions.ts';
import { spaceTexts } from './spaceTexts.ts';

/* Menus, choices, dialogs, sheets and the palette under one condition, in a large and in the narrowest window. */

for (const { code } of LANGUAGES) {
  test(`every layer can be read in the language ${code}`, async ({ page, signInAs }, {
    project,
  }) => {
    await (conditions[project.name]?.textSpacing ? spaceTexts(page) : widenTexts(page));
    expect(await walkLayers({ page, signInAs, language: code, widths: [1440, 320] })).toEqual([]);
  });
}
