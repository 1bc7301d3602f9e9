import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { serveStorybook } from './builtStorybook.ts';

const dist = fileURLToPath(new URL('../../storybook-static', import.meta.url));

test('every state is reachable in three clicks inside Storybook', async ({ page }) => {
  const { address, close } = await serveStorybook(dist);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await page.goto(address);
  await docs.getByRole('link', { name: 'Coverage' }).click();
  await docs.getByRole('link', { name: 'Failed With Server Text' }).first().click();
  await expect(page).toHaveURL(/\?path=\/story\/session-callbackscreen--failed-with-server-text/);
  await expect(docs.getByRole('heading', { name: 'Sign-in was not completed' })).toBeVisible();
  await close();
});
