import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { mainThreadTime } from './mainThread.ts';
import { checkHalf, halfText, openManyMembers } from './manyMembers.ts';
import { follow, otherPage, teamPage } from './pages.ts';

const rounds = 3;

/** Main-thread times of the team page with 1,000 members, without slow-down, in ms. */
export interface MemberTableTimes {
  mount: number[];
  filter: number[];
  theme: number[];
  /** The same with the theme menu, which closes. */
  themeMenu: number[];
}

/** Measures mounting with loaded data, filtering to 500 rows and switching the theme. */
export async function measureMemberTable(
  browser: Browser,
  url: string,
  session: Session,
): Promise<MemberTableTimes> {
  const { page, devtools, close } = await openPage(browser, { session });
  const search = await openManyMembers(page, url);
  const times: MemberTableTimes = { mount: [], filter: [], theme: [], themeMenu: [] };
  const measureAction = async (work: keyof MemberTableTimes, action: () => Promise<unknown>) =>
    times[work].push(await mainThreadTime(devtools, action));
  for (let round = 0; round < rounds; round += 1) {
    await follow(page, otherPage);
    await measureAction('mount', () => follow(page, teamPage));
    await search.focus();
    await measureAction('filter', () => page.keyboard.insertText(halfText));
    await checkHalf(page);
    await search.fill('');
    for (const theme of ['dark', 'light'])
      await measureAction('theme', () => page.evaluate(chooseElsewhere, theme));
    for (const name of ['Dark', 'Light']) {
      await pointAtTheme(page, name);
      await measureAction('themeMenu', () => page.mouse.down().then(() => page.mouse.up()));
    }
  }
  await close();
  return times;
}

/** Simulates choosing the theme in another tab. */
function chooseElsewhere(theme: string) {
  localStorage.setItem('theme', theme);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
}

async function pointAtTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name }).hover();
}
