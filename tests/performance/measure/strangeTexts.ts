import type { Browser } from 'playwright';
import { crmOfTexts, strangeTexts } from '../../support/hostileCrm.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { openPage } from '../browser.ts';
import { longestTask, watchLongTasks } from '../longTasks.ts';

const addresses = ['/crm/contacts', '/crm/leads', '/crm/leads?view=board', '/crm/interactions'];

/** CRM lists with huge texts. Returns the longest task of each, in ms. */
export async function measureStrangeTexts(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session });
  await watchLongTasks(page);
  for (const [name, rows] of Object.entries(crmOfTexts(strangeTexts)))
    await page.route(new RegExp(`/v1/${name}/(\\?|$)`), (route) => route.fulfill({ json: rows }));
  const longest: number[] = [];
  for (const address of addresses) {
    await page.goto(url + address);
    await page.getByText('Plain Person').first().waitFor({ state: 'attached' });
    if (address === addresses[0]) {
      await page.getByPlaceholder('Search contacts').fill('line');
      await page.getByText('Plain Person').first().waitFor({ state: 'detached' });
    }
    longest.push(await longestTask(page));
  }
  await close();
  return longest;
}
