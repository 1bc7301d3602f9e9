import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import type { BrowserContext } from 'playwright/test';
import { openStory, serveStorybook, sizesOf, storiesIn, storyEnd } from './builtStorybook.ts';

const dist = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Storybook {
  address: string;
  /** One context for all stories, so that shared files load once. */
  context: BrowserContext;
  sizes: Awaited<ReturnType<typeof sizesOf>>;
}

const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const { address, close } = await serveStorybook(dist);
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      const sizes = await sizesOf(page, address);
      await page.close();
      await use({ address, context, sizes });
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

/** For stories without a size: that of the story tests. */
const DEFAULT_SIZE = { width: 1200, height: 900 };

for (const { id, title, name } of storiesIn(dist)) {
  test(`${title} › ${name}`, async ({ storybook: { address, context, sizes } }) => {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.setViewportSize(sizes[id] ?? DEFAULT_SIZE);

    // Axe already ran in the story tests.
    await openStory(page, address, id, 'a11y.manual:!true');
    const failures = await storyEnd(page);

    expect([...failures, ...complaints]).toEqual([]);
    await page.close();
  });
}
