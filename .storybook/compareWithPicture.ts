import { expect } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';

/** Stories of whole pages, every one of which has a picture. */
const pages = /(?:InShell|errors\/Screens)\.stories/;
/** Areas whose screens have a picture at each width. */
const areas = /stories\/(?!components|foundations)\w+\//;
const widths = new Set(['Default', 'Phone', 'Tablet']);

const hasPicture = (file: string, name: string) =>
  pages.test(file) || (areas.test(file) && widths.has(name));

/**
 * Compares what a screen's story shows in the end with its picture in `tests/visual`, as Chromatic
 * does with every story for the hosted repository. What a screen is made of shows in it.
 */
export async function compareWithPicture(
  { file, name }: RunnerTestCase,
  theme: 'light' | 'dark',
): Promise<void> {
  if (!hasPicture(file.filepath, name)) return;
  await document.fonts.ready;
  const story = /stories\/(.+)\.stories/.exec(file.filepath)?.[1] ?? '';
  const picture = `${theme}/${story}-${name.replaceAll(' ', '-')}`.toLowerCase();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(picture);
}
