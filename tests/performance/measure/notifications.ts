import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { pressKeys, takeKeyToPaint } from './pressKeys.ts';
import { repeatRows } from './repeatRows.ts';

const count = 5000;
const keys = [
  ...Array.from({ length: 20 }, () => 'ArrowDown'),
  'PageDown',
  'End',
  'PageUp',
  'Home',
];

/** Opens a list of 5,000 notifications, repeating the loaded ones. */
async function openNotifications(page: Page, url: string): Promise<void> {
  await repeatRows(page, { address: '**/v1/notifications?*', list: 'notifications', count });
  await page.goto(`${url}/notifications`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // From now on the service returns pages of its own size.
  await page.unrouteAll();
}

/** Returns ms from each key to the next paint, at 4×. */
export async function measureNotifications(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await openNotifications(page, url);
  await page.keyboard.press('j');
  await takeKeyToPaint(page);
  await pressKeys(page, keys);
  const measured = await takeKeyToPaint(page);
  await close();
  return measured;
}
