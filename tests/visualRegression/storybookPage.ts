import type { Browser } from 'playwright';
import { launch } from '../performance/browser.ts';
import { openStory, serveStorybook, storiesIn, storyEnd } from '../storybook/builtStorybook.ts';

export interface View {
  story: string;
  theme: 'light' | 'dark';
  width: 1440 | 768 | 360;
}

export const nameOf = ({ story, theme, width }: View): string => `${story}-${theme}-${width}`;

export interface ServedStorybook {
  stories: readonly string[];
  /** Takes a screenshot of a story's whole page, at scale 1, after its play. */
  take: (view: View) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function photographStorybook(dist: string): Promise<ServedStorybook> {
  const { address, close } = await serveStorybook(dist);
  const browser = await launch();
  return {
    stories: storiesIn(dist).map(({ id }) => id),
    take: (view) => takePicture(browser, address, view),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

async function takePicture(browser: Browser, address: string, view: View): Promise<Buffer> {
  const { story, theme, width } = view;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  try {
    await page.clock.setFixedTime(new Date('2026-06-15T10:00:00Z'));
    await openStory(page, address, story, `theme:${theme}`);
    await storyEnd(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}
