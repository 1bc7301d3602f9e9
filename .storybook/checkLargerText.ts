import { expect } from 'storybook/test';
import { TEXT_SPACING } from '../tests/reading/spaceTexts.ts';
import { truncatedTexts } from '../tests/support/truncatedTexts.ts';
import { overlappingTexts } from '../tests/support/overlappingTexts.ts';

const conditions = {
  'font size 24 px': ':root { font-size: 24px }',
  'font size 32 px': ':root { font-size: 32px }',
  'minimum font size 20 px': '* { font-size: max(20px, 1em) !important }',
  'text spacing': TEXT_SPACING,
};

const page = {
  evaluate: async (script: () => string[] | Promise<string[]>): Promise<string[]> => script(),
};

/** Renders the story with larger text; fails if a text is clipped, overlaps or leaves its box. */
export async function checkLargerText(): Promise<void> {
  const faults: string[] = [];
  for (const [name, css] of Object.entries(conditions)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // oxlint-disable-next-line no-await-in-loop -- the conditions share one page
    const found = [...(await truncatedTexts(page)), ...(await overlappingTexts(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }
  await expect(faults).toEqual([]);
}
