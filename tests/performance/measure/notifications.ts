import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

/** How many notifications are loaded. */
const entries = 5000;
/** As a person who reads along: ms from key to key. */
const betweenKeys = 120;
const keys = [
  ...Array.from({ length: 20 }, () => 'ArrowDown'),
  'PageDown',
  'End',
  'PageUp',
  'Home',
];

interface Row {
  id: string;
}

/** Opens a list of 5,000 notifications, made of those that came. */
async function openNotifications(page: Page, url: string): Promise<void> {
  await page.route('**/v1/notifications?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { notifications: Row[] };
    const own = body.notifications;
    const notifications = Array.from({ length: entries }, (_none, place) => ({
      ...own[place % own.length],
      id: `entry-${place}`,
    }));
    await route.fulfill({ response, json: { ...body, notifications, next_cursor: null } });
  });
  await page.goto(`${url}/notifications`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // From now on the service answers pages of its own size.
  await page.unrouteAll();
}

/**
 * Walks through the notifications by the keys of a list, at 4×.
 *
 * @returns ms from each key to the next paint
 */
export async function measureNotifications(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await openNotifications(page, url);
  await page.keyboard.press('j');
  await page.evaluate(() => window.probe.takeKeyPresses());
  for (const key of keys) {
    await page.keyboard.press(key);
    await wait(betweenKeys);
  }
  const presses = await page.evaluate(() => window.probe.takeKeyPresses());
  await close();
  return presses.map(({ pressedAt, paintedAt }) => paintedAt - pressedAt);
}
