import { expect, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';
import { showsPicture } from '../stories/docs/pictures.ts';

/** Whether a story shows a screen as it is compared with a picture. */
export function hasPicture({ file, name }: RunnerTestCase): boolean {
  return showsPicture(file.filepath, name);
}

/** ms that a part which is loaded when it is first needed may take on a busy machine. */
const partsLoadWithin = 8000;

/** Makes the window as high as the page, whose picture would be blank below its edge. @returns undoes it */
async function showWhole(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= innerHeight) return () => Promise.resolve();
  await page.viewport(innerWidth, scrollHeight);
  return () => page.viewport(innerWidth, innerHeight);
}

/**
 * Compares what a screen's story shows in the end with its picture in `tests/visual`, as Chromatic
 * does with every story for the hosted repository. What a screen is made of shows in it.
 */
export async function compareWithPicture(
  task: RunnerTestCase,
  theme: 'light' | 'dark',
): Promise<void> {
  const { file, name } = task;
  // What was just drawn asks for its fonts once it is laid out, which a story without a play is not yet.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const restore = await showWhole();
  const story = /stories\/(.+)\.stories/.exec(file.filepath)?.[1] ?? '';
  const picture = `${theme}/${story}-${name.replaceAll(' ', '-')}`.toLowerCase();
  // Two equal ones in a row are taken for the end, also where a part is still being loaded.
  await vi.waitFor(() => expect(page.elementLocator(document.body)).toMatchScreenshot(picture), {
    timeout: partsLoadWithin,
  });
  await restore();
}
