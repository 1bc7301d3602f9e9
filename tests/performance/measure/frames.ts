import type { Page } from 'playwright';

interface Watched {
  /** When each frame began, in ms since navigation. */
  frames: number[];
}

/**
 * Notes when each frame of a page begins, from now on.
 *
 * @returns ends it, and gives ms from each frame to the next
 */
export async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const watched: Watched = { frames: [] };
    Object.assign(window, { watched });
    const note = (at: number) => {
      watched.frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () =>
    page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched };
      const { frames } = watched;
      watched.frames = [];
      return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    });
}

/** The frames of each whole second, in ms each: where frames are missing they took longer. */
export function perSecond(frames: readonly number[]): number[] {
  const seconds: number[] = [];
  let count = 0;
  let passed = 0;
  for (const frame of frames) {
    count += 1;
    passed += frame;
    if (passed < 1000) continue;
    seconds.push(passed / count);
    count = 0;
    passed = 0;
  }
  return seconds;
}
