import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import type { Browser, Page } from 'playwright';
import { launch } from '../performance/browser.ts';

/** A story as it is looked at. */
export interface View {
  story: string;
  theme: 'light' | 'dark';
  width: 1440 | 768 | 360;
}

export const nameOf = ({ story, theme, width }: View): string => `${story}-${theme}-${width}`;

/** A built Storybook that is served and can be photographed. */
export interface ServedStorybook {
  stories: readonly string[];
  /** Takes the whole page of a story, at scale 1, when its play has ended. */
  take: (view: View) => Promise<Buffer>;
  close: () => Promise<void>;
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    /** Resolves when the story is there and its play has ended, well or not. */
    storyEnded?: Promise<void>;
  }
}

/** Runs before Storybook does. */
function watchStory(): void {
  window.storyEnded = new Promise((resolve) => {
    const timer = setInterval(() => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      for (const event of [
        'storyFinished',
        'storyErrored',
        'storyThrewException',
        'storyMissing',
      ]) {
        channel.on(event, () => resolve());
      }
    }, 5);
  });
}

/** Serves a built Storybook. */
export async function serveStorybook(dist: string): Promise<ServedStorybook> {
  const server = await preview({
    root: dist,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: dist },
    preview: { port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const index = JSON.parse(readFileSync(path.join(dist, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string }>;
  };
  const browser: Browser = await launch();
  return {
    stories: Object.values(index.entries).flatMap(({ type, id }) => (type === 'story' ? [id] : [])),
    take: (view) => takePicture(browser, address, view),
    close: async () => {
      await browser.close();
      await server.close();
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
    await page.addInitScript(watchStory);
    await page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await settled(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await window.storyEnded;
    await document.fonts.ready;
  });
