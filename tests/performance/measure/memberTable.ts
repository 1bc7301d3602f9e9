import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../session.ts';
import { median } from '../statistics.ts';
import { mainThreadTime } from './mainThread.ts';
import { otherPage, teamPage } from './pages.ts';
import { halfText, openManyMembers } from './manyMembers.ts';

const rounds = 5;

/** Main-thread time of the team page with 1,000 members, without slow-down, in ms (medians). */
export interface MemberTableTimes {
  mount: number;
  filter: number;
  theme: number;
}

/** Measures mounting with the data at hand, filtering to 500 rows and switching the theme. */
export async function measureMemberTable(
  browser: Browser,
  url: string,
  session: Session,
): Promise<MemberTableTimes> {
  const { page, devtools, close } = await openPage(browser, { session });
  const search = await openManyMembers(page, url);
  const mount: number[] = [];
  const filter: number[] = [];
  const theme: number[] = [];
  const follow = (to: typeof teamPage) =>
    page.evaluate(([href, heading]) => window.probe.follow(href, heading), to);
  for (let round = 0; round < rounds; round += 1) {
    await follow(otherPage);
    mount.push(await mainThreadTime(devtools, () => follow(teamPage)));
    await search.focus();
    filter.push(await mainThreadTime(devtools, () => page.keyboard.insertText(halfText)));
    await search.fill('');
    for (const name of ['Dark', 'Light']) {
      await page.getByRole('button', { name: 'Theme' }).click();
      const item = page.getByRole('menuitemradio', { name });
      await item.hover();
      theme.push(
        await mainThreadTime(devtools, () => page.mouse.down().then(() => page.mouse.up())),
      );
    }
  }
  await close();
  return { mount: median(mount), filter: median(filter), theme: median(theme) };
}
