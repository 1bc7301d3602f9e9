import type { Page } from 'playwright/test';
import type { Tab } from './tab.ts';

/** A tab that Playwright drives. */
export const playwrightTab = (page: Page): Tab => ({
  goto: async (path) => void (await page.goto(path)),
  reload: async () => void (await page.reload()),
  url: async () => page.url(),
  evaluate: async (script, argument) => page.evaluate(script as never, argument as never),
  press: async (...points) => {
    const [from, ...rest] = points;
    if (!from) return;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
  },
  key: async (combination) => page.keyboard.press(combination),
  type: async (text) => page.keyboard.type(text),
  chooseFiles: async (selector, paths) => page.locator(selector).setInputFiles([...paths]),
  resize: async (width, height) => page.setViewportSize({ width, height }),
  open: async () => playwrightTab(await page.context().newPage()),
});
