import type { Locator } from 'playwright/test';
import { startCanary } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';

/** A shop whose root font size is small, as on many pages. */
const shopPage = (script: string) => `<!doctype html>
<html lang="en" style="font-size: 62.5%"><head><title>Shop</title></head>
<body><h1>Shop</h1><script src="${script}" data-bot="bot_nw01"></script></body></html>`;

/** Names of elements whose content is wider than they are. */
const overflowing = (chat: Locator) =>
  chat.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

test('the chat in a website follows the font size of the browser', async ({ page, sandbox }) => {
  const script = sandbox.clientConfig()['PLATFORM_CHATBOT_EMBED_URL'] ?? '';
  const shop = await startCanary(shopPage(script));
  await page.goto(shop.url);
  const defaultFontSize = await page.evaluate(() => {
    document.body.style.fontSize = 'medium';
    return Number.parseFloat(getComputedStyle(document.body).fontSize);
  });
  const bubble = page.getByRole('button', { name: 'Open chat with Website assistant' });
  const close = page.getByRole('button', { name: 'Close chat with Website assistant' });
  const chat = page.getByRole('dialog', { name: 'Website assistant' });
  const field = chat.getByRole('textbox', { name: 'Your question' });

  await bubble.click();
  await field.fill('Are you open on Saturday?');
  await field.press('Enter');
  await expect(chat.getByRole('log')).toContainText('on Saturday from nine until one');
  for (const width of [1440, 320]) {
    // oxlint-disable-next-line no-await-in-loop -- one window, one width after the other
    await page.setViewportSize({ width, height: 640 });
    // oxlint-disable-next-line no-await-in-loop
    await expect(field).toHaveCSS('font-size', `${defaultFontSize}px`);
    // oxlint-disable-next-line no-await-in-loop
    await expect(field).toBeInViewport({ ratio: 1 });
    // oxlint-disable-next-line no-await-in-loop
    await expect(close.last()).toBeInViewport({ ratio: 1 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await overflowing(chat)).toEqual([]);
  }
  await shop.close();
});
