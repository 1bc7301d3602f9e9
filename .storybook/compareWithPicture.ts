import { expect, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';
import { pictureName } from '../stories/docs/pictureName.ts';
import type { Mode } from './modes.ts';

/** Time for a lazily loaded part on a busy machine, in ms. */
const PARTS_TIMEOUT_MS = 8000;

/** Makes the window as high as the page, because screenshots are blank below its edge. */
async function fitWindowToPage(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= innerHeight) return () => Promise.resolve();
  await page.viewport(innerWidth, scrollHeight);
  return () => page.viewport(innerWidth, innerHeight);
}

/** Compares a screen's final state with its picture, as Chromatic does on the hosted repository. */
export async function compareWithPicture(
  task: RunnerTestCase,
  theme: 'light' | 'dark',
  mode: Mode | undefined,
): Promise<void> {
  // Forces a layout, which starts loading fonts. A story without a play function has not had one
  // yet.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const restore = await fitWindowToPage();
  const picture = `${theme}/${pictureName(task.file.filepath, task.name, mode)}`;
  // Two identical screenshots in a row count as final, even if a part is still loading.
  await vi.waitFor(() => expect(page.elementLocator(document.body)).toMatchScreenshot(picture), {
    timeout: PARTS_TIMEOUT_MS,
  });
  await restore();
}
