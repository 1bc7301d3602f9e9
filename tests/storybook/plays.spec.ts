import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import type { BrowserContext } from 'playwright/test';
import { openStory, serveStorybook, sizesOf, storiesIn, storyEnd } from './builtStorybook.ts';

const dist = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Storybook {
  address: string;
  /** One for all stories: what they load they load once. */
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

/** Where a story asks for no size: that of the tests of stories. */
const usual = { width: 1200, height: 900 };

for (const { id, title, name } of storiesIn(dist)) {
  test(`${title} › ${name}`, async ({ storybook: { address, context, sizes } }) => {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.setViewportSize(sizes[id] ?? usual);

    // Axe has judged the story where it is developed.
    await openStory(page, address, id, 'a11y.manual:!true');
    const failures = await storyEnd(page);

    expect([...failures, ...complaints]).toEqual([]);
    await page.close();
  });
}
