import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

/** How many conversations are loaded. */
const entries = 5000;
/** As a person who steps through them, or types: ms from key to key. */
const betweenKeys = 120;
const steps = 24;
const reply = 'we are open from nine to six';

interface Row {
  id: string;
}

/** Opens the inbox with 5,000 conversations in its list, made of those that came. */
async function openInbox(page: Page, url: string): Promise<void> {
  await page.route('**/v1/inbox/conversations?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { conversations: Row[] };
    const own = body.conversations;
    const conversations = Array.from({ length: entries }, (_none, place) => ({
      ...own[place % own.length],
      // The first stay what they are, so that their threads can be opened.
      id: place < own.length ? own[place]?.id : `entry-${place}`,
    }));
    await route.fulfill({ response, json: { ...body, conversations } });
  });
  await page.goto(`${url}/inbox`);
  await page.getByRole('link', { name: 'Amelia Hartley' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // From now on the service answers pages of its own size.
  await page.unrouteAll();
}

/**
 * Steps through the conversations by `j`, then types a reply, at 4×.
 *
 * @returns ms from each key to the next paint
 */
export async function measureInbox(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await openInbox(page, url);
  // The first opens a thread in place of the table: that is no step.
  await page.keyboard.press('j');
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.probe.takeKeyPresses());
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('j');
    await wait(betweenKeys);
  }
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await page.keyboard.press('r');
  for (const key of reply) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await wait(betweenKeys);
  }
  const keys = await page.evaluate(() => window.probe.takeKeyPresses());
  await close();
  return keys.map(({ pressedAt, paintedAt }) => paintedAt - pressedAt);
}
