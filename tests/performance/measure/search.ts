import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { openManyMembers } from './manyMembers.ts';

/** Pause between keys of a fast typist, in ms. */
const betweenKeys = 120;
/** Longer than any debounce that a list may have. */
const settledAfter = 1200;

export interface SearchedList {
  /** Opens the list with its rows, and returns the search box. */
  open: (page: Page, url: string) => Promise<Locator>;
  /** Typed texts; the last key of each leaves fewer rows than the previous one. */
  texts: readonly string[];
}

const memberList: SearchedList = {
  open: openManyMembers,
  texts: ['member.7', 'carmen c', 'greco 5', 'huber 3'],
};

/** The 1,000 loaded of 1,200 contacts. */
export const contactList: SearchedList = {
  open: async (page, url) => {
    await page.goto(`${url}/crm/contacts`);
    await page.evaluate(() => window.probe.usable);
    await page.waitForLoadState('networkidle');
    return page.getByPlaceholder('Search contacts');
  },
  texts: ['customer.e', 'hartley', 'bakery', 'marisol q'],
};

/** Typing in the search box over 1,000 rows at 4×, in ms. */
export interface SearchTimes {
  /** Times from each key that opened the search to the next paint; empty if no key does. */
  opening: number[];
  /** Times from each key to the next paint. */
  keyToPaint: number[];
  /** Times from the last key of each search to the last change of the list. */
  keyToSettled: number[];
}

/** Types several searches key by key, with each list settled before the next begins. */
export async function measureSearch(
  browser: Browser,
  url: string,
  session: Session,
  { open, texts }: SearchedList = memberList,
): Promise<SearchTimes> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  const search = await open(page, url);
  await search.focus();
  const opening = await page.evaluate(() => window.probe.takeKeyPresses());
  const times: SearchTimes = {
    opening: opening.map(({ pressedAt, paintedAt }) => paintedAt - pressedAt),
    keyToPaint: [],
    keyToSettled: [],
  };
  for (const text of texts) {
    for (const key of text) {
      await page.keyboard.press(key);
      await wait(betweenKeys);
    }
    await wait(settledAfter);
    const { keys, lastChange } = await page.evaluate(() => ({
      keys: window.probe.takeKeyPresses(),
      lastChange: window.probe.lastChange(),
    }));
    for (const { pressedAt, paintedAt } of keys) times.keyToPaint.push(paintedAt - pressedAt);
    times.keyToSettled.push(Math.max(0, lastChange - (keys.at(-1)?.pressedAt ?? 0)));
    await search.fill('');
    await wait(settledAfter / 3);
  }
  await close();
  return times;
}
