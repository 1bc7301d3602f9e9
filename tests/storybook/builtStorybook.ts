import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { preview } from 'vite';

/** A story of the index of a built Storybook. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/** The stories of a built Storybook, in the order of its sidebar. */
export function storiesIn(dist: string): readonly IndexedStory[] {
  const index = JSON.parse(readFileSync(path.join(dist, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

export async function serveStorybook(
  dist: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    root: dist,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: dist },
    preview: { port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
}

interface Size {
  width: number;
  height: number;
}

interface PreparedStory {
  id: string;
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, PreparedStory>>;
    };
    /** Resolves with the errors once the story has rendered and its play has ended. */
    storyEnded?: Promise<readonly unknown[]>;
  }
}

/**
 * Runs in the page, before Storybook. Without inner names: a compiler would add helpers for them.
 */
function watchStory(): void {
  window.storyEnded = new Promise((resolve) => {
    const failures: unknown[] = [];
    const timer = setInterval(() => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying']) {
        channel.on(event, (detail) => failures.push(detail));
      }
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        channel.on(event, (detail) => resolve([...failures, detail]));
      }
      channel.on('storyFinished', () => resolve(failures));
    }, 5);
  });
}

function lineOf(failure: unknown): string {
  const { message, description } = Object(failure) as { message?: string; description?: string };
  return (message ?? description ?? JSON.stringify(failure)).split('\n\n')[0] ?? '';
}

/** Opens a story in Storybook's preview frame. @param globals of the toolbar */
export async function openStory(
  page: Page,
  address: string,
  id: string,
  globals: string,
): Promise<void> {
  await page.addInitScript(watchStory);
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
}

export async function storyEnd(page: Page): Promise<readonly string[]> {
  const failures = await page.evaluate(async () => (await window.storyEnded) ?? []);
  return failures.flat().map(lineOf);
}

/** Returns window sizes of stories, by id. */
export async function sizesOf(page: Page, address: string): Promise<Record<string, Size>> {
  await page.goto(`${address}iframe.html?viewMode=story`);
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  return page.evaluate(async () => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const preview = window.__STORYBOOK_PREVIEW__!;
    // Storybook loads the list of stories first.
    await preview.ready();
    const stories = await preview.extract();
    const sizes = Object.values(stories).flatMap(({ id, storyGlobals, parameters }) => {
      const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
      if (!styles) return [];
      return [[id, { width: parseInt(styles.width), height: parseInt(styles.height) }] as const];
    });
    return Object.fromEntries(sizes);
  });
}
