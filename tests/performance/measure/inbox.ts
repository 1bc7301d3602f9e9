import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { pressKeys, takeKeyToPaint } from './pressKeys.ts';
import { repeatRows } from './repeatRows.ts';

const count = 5000;
const steps = Array.from({ length: 24 }, () => 'j');
const reply = Array.from('we are open from nine to six', (key) => (key === ' ' ? 'Space' : key));

/** Opens the inbox with 5,000 conversations, repeating the loaded ones. */
async function openInbox(page: Page, url: string): Promise<void> {
  await repeatRows(page, { address: '**/v1/inbox/conversations?*', list: 'conversations', count });
  await page.goto(`${url}/inbox`);
  await page.getByRole('link', { name: 'Amelia Hartley' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // From now on the service returns pages of its own size.
  await page.unrouteAll();
}

/** Returns ms from each key to the next paint: `j` through conversations, then a reply, at 4×. */
export async function measureInbox(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await openInbox(page, url);
  // The first key opens a thread instead of the table, so it is not measured.
  await page.keyboard.press('j');
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await page.waitForLoadState('networkidle');
  await takeKeyToPaint(page);
  await pressKeys(page, steps);
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await page.keyboard.press('r');
  await pressKeys(page, reply);
  const measured = await takeKeyToPaint(page);
  await close();
  return measured;
}
